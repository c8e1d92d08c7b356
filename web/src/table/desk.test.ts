import { expect, test } from "vitest";
import { Problem } from "../lib/api";
import { need, speak } from "../lib/words.svelte";
import { sentence } from "./desk.svelte";

test("what the house does not do is said in the reader's language", async () => {
    await need("table", "problems");
    await speak("ru");
    const muted = new Problem("not-allowed", "The host has muted you.", { reason: "problems-muted" });
    expect(sentence(muted)).toBe("Хозяин лишил вас слова за этим столом.");
    const bot = { reason: "problems-no-bot", title: "leaders", bot: "x", known: "random" };
    expect(sentence(new Problem("bad-request", "", bot))).toContain("нет бота «x»");
    // A house that names no message gets the words for its code.
    expect(sentence(new Problem("stale", "Something has happened since."))).toMatch(/[а-я]/);
    await speak("en");
    expect(sentence(muted)).toBe("The host has muted you at this table.");
});
