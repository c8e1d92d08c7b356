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


PLAY = """async (data) => {
    const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
    const video = document.createElement("video");
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes], { type: "video/webm" }));
    const seen = new Set();
    const found = { colours: 0, lasts: 0 };
    const look = async () => {
        const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.drawImage(video, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        found.colours = Math.max(found.colours, new Set(new Uint32Array(data.buffer)).size);
        seen.add(String(new Uint32Array(await crypto.subtle.digest("SHA-256", data))));
        Object.assign(found, { width: canvas.width, height: canvas.height, lasts: video.currentTime });
    };
    const ended = new Promise((done, failed) => {
        video.onended = done;
        video.onerror = () => failed(new Error(video.error.message));
    });
    const timer = setInterval(() => video.readyState > 1 && look(), 200);
    video.playbackRate = 4;
    await video.play();
    await ended;
    clearInterval(timer);
    await look();
    return { ...found, different: seen.size };
}"""


def played(page: Page, file: Path) -> dict[str, Any]:
    """What a browser makes of a video."""
    found: dict[str, Any] = page.evaluate(PLAY, base64.b64encode(file.read_bytes()).decode())
    return found


def saved(page: Page, folder: Path, kind: str = ".gif") -> Path:
    with page.expect_download(timeout=120_000) as coming:
        page.get_by_role("dialog").get_by_role("button", name="Save").click(timeout=120_000)
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == kind
    return file
