import { sql } from 'drizzle-orm'

/** What a commit waits for: this server's disk, or a synchronous standby if one is configured. */
export const commitLevels = ['local', 'remote_write', 'on', 'remote_apply'] as const
export type CommitLevel = (typeof commitLevels)[number]

/**
 * Sets the commit levels of a connection, for all writes and for orders. A pooler does not pass these on; set
 * them on the role instead.
 */
export function commitOptions({ all, orders }: { all: CommitLevel; orders: CommitLevel }): string {
  return `-c synchronous_commit=${all} -c shop.orders_synchronous_commit=${orders}`
}

/**
 * Add this to a statement that writes an order, so that its commit waits for a synchronous standby (product:
 * quality 21). It is evaluated per row and holds until the transaction ends.
 */
export const commitAsOrder = sql<string>`set_config('synchronous_commit',
  coalesce(nullif(current_setting('shop.orders_synchronous_commit', true), ''), 'on'), true)`
