"""Films that a page made: saved, and read by a decoder that is not ours."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

MOST = 3_000_000
"""Bytes."""

DECODE = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const decoder = new ImageDecoder({ data: bytes, type: "image/gif" });
    await decoder.completed;
    await decoder.tracks.ready;
    const track = decoder.tracks.selectedTrack;
    const seen = new Set();
    const found = { frames: track.frameCount, loops: track.repetitionCount, lasts: 0, colours: 0 };
    for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const words = new Uint32Array(data.buffer);
        found.colours = Math.max(found.colours, new Set(words).size);
        const hash = await crypto.subtle.digest("SHA-256", data);
        seen.add(String(new Uint32Array(hash)));
        found.lasts += image.duration / 1000;
        Object.assign(found, { width: canvas.width, height: canvas.height });
        image.close();
    }
    return { ...found, different: seen.size };
}"""


def decoded(page: Page, file: Path) -> dict[str, Any]:
    """What a decoder that is not ours makes of the file."""
    assert file.stat().st_size <= MOST
    found: dict[str, Any] = page.evaluate(DECODE, base64.b64encode(file.read_bytes()).decode())
    return found


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download(timeout=120_000) as coming:
        page.get_by_role("dialog").get_by_role("button", name="Save").click(timeout=120_000)
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".gif"
    return file
