import { sql } from 'drizzle-orm'

/** How long a commit waits: for this server's disk, or for that of a synchronous standby where one is configured. */
export const commitLevels = ['local', 'remote_write', 'on', 'remote_apply'] as const
export type CommitLevel = (typeof commitLevels)[number]

/** The levels of a connection: of all writes, and of orders. A pooler does not pass these on: there, a role has them. */
export function commitOptions({ all, orders }: { all: CommitLevel; orders: CommitLevel }): string {
  return `-c synchronous_commit=${all} -c shop.orders_synchronous_commit=${orders}`
}

/**
 * In a statement that writes an order: its commit is answered only when a synchronous standby has it (product: quality
 * 21). Evaluated for each row, until the transaction ends.
 */
export const commitAsOrder = sql<string>`set_config('synchronous_commit',
  coalesce(nullif(current_setting('shop.orders_synchronous_commit', true), ''), 'on'), true)`
