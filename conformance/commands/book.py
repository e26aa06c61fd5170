"""``book``: write the rulings book."""

import argparse
from pathlib import Path


def configure(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``book``."""
    parser.add_argument("folder", metavar="DIR", help="the folder to write; new, empty, or an earlier book")
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: the whole suite)")


def run(arguments: argparse.Namespace) -> int:
    """Write the book and say what is in it."""
    from conformance.folders import check_folder, write_folder
    from conformance.pages.book.site import make_book
    from conformance.sources import load_suite

    check_folder(arguments.folder, _is_book, "book")
    scenarios = load_suite(arguments.paths or None)
    files = make_book(scenarios)
    write_folder(files, arguments.folder, _is_book, "book")
    pages = sum(name.endswith(".html") for name in files)
    print(f"{Path(arguments.folder) / 'index.html'}: {len(scenarios)} scenarios on {pages} pages")
    return 0


def _is_book(folder: Path) -> bool:
    """Whether a folder is a book and holds nothing else than a book does."""
    if not ((folder / "index.html").is_file() and (folder / "search-index.js").is_file()):
        return False
    return all(path.is_dir() or path.suffix in (".html", ".js", ".css") for path in folder.rglob("*"))
