import { and, eq, gte, notExists, sql, type SQL } from 'drizzle-orm'
import type { Notice } from '#dashboard/notices/notices.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { endedMark } from '#orders/admin/lapsed-subscriptions.queries.server.ts'
import { subscriptions } from '#orders/subscriptions.tables.server.ts'

/** The maximum number of events of one kind per run. */
export const maxAtOnce = 100

const { notice: sentNotice, about: sentAbout, at } = sentNotices

/** Returns the condition that no notice about this event was sent. */
export function isNew(db: Database, notice: Notice, about: SQL): SQL {
  return hasNoNotice(db, notice, eq(sentAbout, about))
}

/**
 * Returns the condition that no notice was sent since this subscription ended. It does not compare the whole
 * key, because a late event may have changed the end or the period of the subscription, which are in the key.
 */
export function isNewEnd(db: Database): SQL {
  const isOfLine = sql`starts_with(${sentAbout}, ${subscriptions.lineId} || ${endedMark})`
  return hasNoNotice(db, 'subscription_lapsed', and(isOfLine, gte(at, subscriptions.endedAt)))
}

function hasNoNotice(db: Database, notice: Notice, condition: SQL | undefined): SQL {
  const sent = db
    .select({ about: sentAbout })
    .from(sentNotices)
    .where(and(eq(sentNotice, notice), condition))
  return notExists(sent)
}
