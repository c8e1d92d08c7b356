/** My games as the front page knows them: asked again now and then, and when the list of tables changes. */
import { get } from "../lib/api";
import type { History, PastGame } from "../lib/wire";

const EVERY = 20_000;

export class MyGames {
    /** null: not here yet. */
    list = $state.raw<PastGame[] | null>(null);
    failed = $state(false);

    look = async (): Promise<void> => {
        if (document.hidden) return;
        try {
            this.list = (await get<History>("/api/me/games")).games;
            this.failed = false;
        } catch {
            this.failed = true;
        }
    };

    sitsAt(table: string): boolean {
        return this.list?.some((game) => game.table === table) ?? false;
    }

    /** Keep looking. Returns how to stop. */
    follow(): () => void {
        void this.look();
        const timer = setInterval(this.look, EVERY);
        document.addEventListener("visibilitychange", this.look);
        return () => {
            clearInterval(timer);
            document.removeEventListener("visibilitychange", this.look);
        };
    }
}
