/** What every table says, in one piece. */
export default import.meta.glob<string>("../../../../src/euphoria/locale/ru/{core,problems,table,web}.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
});
