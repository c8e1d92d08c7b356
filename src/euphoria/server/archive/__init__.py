"""Games that are over: records, replay, statistics, analyses."""
