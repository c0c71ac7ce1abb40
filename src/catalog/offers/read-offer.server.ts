import type { RouterContextProvider } from 'react-router'
import { catalogReads } from '#catalog/built-in/catalog-reads.server.ts'
import type { RunningOffer } from '#catalog/offers/offer.ts'
import { runningOffer } from '#catalog/offers/offers.queries.server.ts'
import { pageContext } from '#http/server/page-context.server.ts'

/** The running offer of a product; none while the database is away. */
export function readOffer(
  context: Readonly<RouterContextProvider>,
  productId: string,
): Promise<RunningOffer | null> {
  return catalogReads(pageContext(context)).orFallback('offer', (db) => runningOffer(db, productId), null)
}
