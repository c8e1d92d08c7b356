import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TableLine } from "../lib/wire";
import { LobbyClient } from "./lobby.svelte";

class Line {
    static all: Line[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    close = vi.fn(() => this.onclose?.());

    constructor(readonly url: string) {
        Line.all.push(this);
    }
    tell(tables: Partial<TableLine>[]): void {
        this.onmessage?.({ data: JSON.stringify({ type: "lobby", tables }) });
    }
}

beforeEach(() => {
    Line.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
});

test("the list is what the house said last", () => {
    const changed = vi.fn();
    const lobby = new LobbyClient(changed);
    expect(lobby.tables).toBeNull();
    expect(Line.all[0]!.url).toMatch(/^ws.*\/ws\/lobby$/);
    Line.all[0]!.tell([{ id: "a" }]);
    Line.all[0]!.tell([]);
    expect(lobby.tables).toEqual([]);
    expect(changed).toHaveBeenCalledTimes(2);
});

test("a cut line is mended, slower each time, and the old list stays meanwhile", () => {
    const lobby = new LobbyClient();
    Line.all[0]!.tell([{ id: "a" }]);
    Line.all[0]!.onclose?.();
    expect(lobby.lost).toBe(true);
    expect(lobby.tables).toHaveLength(1);
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
    Line.all[1]!.onclose?.();
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(3);
    Line.all[2]!.tell([]);
    expect(lobby.lost).toBe(false);
});

test("who leaves the page does not come back", () => {
    const lobby = new LobbyClient();
    lobby.end();
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
});
