"""Pages: the files of the web client, as the build has left them in the package."""

import gzip
from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

STATIC = Path(str(files("contrabande"))) / "static"
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ASK_AGAIN = "no-cache"
SQUEEZED = (".html", ".js", ".css", ".svg", ".webmanifest")
TYPES = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
NOT_BUILT = "The web client is not built: install the package again, or run `npm ci && npm run build` in web/.\n"


async def page(request: Request) -> Response:
    """A file of the client; any other address is the client's own, and gets its first page."""
    found = _file(request.path_params["path"])
    if not found.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return await _sent(found, "gzip" in request.headers.get("accept-encoding", ""))


def _file(wanted: str) -> Path:
    """The file of that name; what is none, or can be none, is the first page."""
    try:
        found = (STATIC / wanted).resolve()
        is_ours = found.is_relative_to(STATIC) and found.is_file()
    except (OSError, ValueError):
        is_ours = False
    return found if is_ours else STATIC / "index.html"


async def _sent(found: Path, is_squeezed: bool) -> Response:
    kind = TYPES.get(found.suffix) or guess_type(found.name)[0]
    headers = {"Cache-Control": FOR_EVER if found.parent.name == "assets" else ASK_AGAIN}
    if not is_squeezed or found.suffix not in SQUEEZED:
        return FileResponse(found, media_type=kind, headers=headers)
    body = await run_in_threadpool(squeezed, found, found.stat().st_mtime_ns)
    return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"})


@lru_cache(maxsize=256)
def squeezed(path: Path, _changed: int) -> bytes:
    """A file made small, once for each version of it."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)
