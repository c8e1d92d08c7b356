/** Numbers of an analysis as people read them. */
import type { ChancePoint, JudgedChoice } from "../lib/wire";

const MINUS = "−";

/** A part of a game in hundredths, with its sign. */
export function hundredths(part: number): string {
    const whole = Math.round(100 * part);
    if (whole === 0) return "0";
    return whole > 0 ? `+${whole}` : `${MINUS}${-whole}`;
}

/** The choices at which something clearly better was there, in their order; of one seat or of all (-1). */
export function losing(choices: JudgedChoice[], open: boolean, seat: number): JudgedChoice[] {
    return choices.filter(
        (one) => (seat < 0 || one.seat === seat) && (open ? one.open_loss : one.known_loss) > 0,
    );
}

/** The way of one seat's chances through a drawing of this size. */
export function wayOf(
    curve: ChancePoint[],
    seat: number,
    length: number,
    width: number,
    height: number,
): string {
    const places = curve.map(({ at, chances }) => {
        const x = (width * at) / Math.max(1, length);
        return `${x.toFixed(1)} ${(height * (1 - (chances[seat] ?? 0))).toFixed(1)}`;
    });
    return places.length ? `M${places.join("L")}` : "";
}

/** The chances at a moment: those of the last point that is not after it. */
export function chancesAt(curve: ChancePoint[], at: number): number[] {
    return (curve.findLast((point) => point.at <= at) ?? curve[0])?.chances ?? [];
}
