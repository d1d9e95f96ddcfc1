-- Who is before whom on a leaderboard is found in the index alone: it has whatever decides whether somebody is listed, but for
-- their own choice.
DROP INDEX ratings_by_mean;
CREATE INDEX ratings_by_mean ON ratings (game, class, mean) INCLUDE (games, deviation, player);
