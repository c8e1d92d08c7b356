/** The list of public tables, as the house sends it whenever it changes. */
import type { Lobby, TableLine } from "../lib/wire";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class LobbyClient {
    /** null: not here yet. */
    tables = $state.raw<TableLine[] | null>(null);
    lost = $state(false);

    #socket: WebSocket | null = null;
    #wait = FIRST_WAIT;
    #timer = 0;
    #ended = false;

    constructor(readonly changed: () => void = () => {}) {
        this.#connect();
    }

    end(): void {
        this.#ended = true;
        clearTimeout(this.#timer);
        this.#socket?.close();
    }

    #connect(): void {
        const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/lobby`);
        this.#socket = socket;
        socket.onmessage = ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data) as Lobby;
            if (message.type !== "lobby") return;
            this.#wait = FIRST_WAIT;
            this.lost = false;
            this.tables = message.tables;
            this.changed();
        };
        socket.onclose = () => {
            if (this.#ended) return;
            this.lost = true;
            this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
            this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
        };
    }
}
