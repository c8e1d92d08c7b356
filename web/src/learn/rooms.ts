/** The tools that stand above every page of a title. */
export const ROOMS = [
    ["rules", "learn-rules"],
    ["cards", "learn-cards"],
    ["first", "learn-first"],
] as const;
