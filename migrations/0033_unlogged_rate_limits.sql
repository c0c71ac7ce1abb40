-- Counts of tries are written with most requests that change something, and may be lost in a crash: nothing waits for
-- the disk for their sake. A crash and a failover empty the table, so that counting starts again.
alter table rate_limits set unlogged;
