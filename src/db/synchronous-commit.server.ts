import { sql } from 'drizzle-orm'

/** Whether a commit waits for the primary's disk, or for a synchronous standby if one is configured. */
export const commitLevels = ['local', 'remote_write', 'on', 'remote_apply'] as const
export type CommitLevel = (typeof commitLevels)[number]

/**
 * Connection options that set the commit levels for all writes and for orders. Poolers do not pass these
 * options on. With a pooler, set the levels on the database role.
 */
export function commitOptions({ all, orders }: { all: CommitLevel; orders: CommitLevel }): string {
  return `-c synchronous_commit=${all} -c shop.orders_synchronous_commit=${orders}`
}

/**
 * Add this to a statement that writes an order, so that its commit waits for a synchronous standby (product:
 * quality 21). PostgreSQL evaluates this setting per row. The setting applies until the transaction ends.
 */
export const commitAsOrder = sql<string>`set_config('synchronous_commit',
  coalesce(nullif(current_setting('shop.orders_synchronous_commit', true), ''), 'on'), true)`
