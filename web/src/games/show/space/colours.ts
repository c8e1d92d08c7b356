/** The colours of the show, as the poster and the plan have them. */
export const TEAMS = ["#ff4d5e", "#3fa7ff", "#ffd34d"] as const;
export const teamColour = (team: number | null): string => TEAMS[team ?? 2] ?? TEAMS[2];
export const NIGHT = "#0b0b10";
export const HAZE = "#10142a";
export const LAMP = "#eef6ff";
export const FREE = "#5be39b";
export const BLOCKED = "#ff6b4f";
export const GOLD = "#ffd34d";
