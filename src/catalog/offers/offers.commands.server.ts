import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { ByActor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { openOfferStates, type OfferState } from '#catalog/offers/offer.ts'
import { productOffers } from '#catalog/offers/offers.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { priceColumn, priceFrom } from '#db/prices.server.ts'
import type { Cents } from '#lib/money.ts'
import { err, ok, type Result } from '#lib/result.ts'

type OfferRow = typeof productOffers.$inferSelect

interface NewOffer extends ByActor {
  productId: string
  price: Cents
  startsAt: Date
  endsAt: Date
  state: 'submitted' | 'scheduled'
}

/** Plans an offer. Offers of a product must not overlap (product: discounts 20). */
export async function planOffer(
  db: Database,
  { actor, now, price, ...offer }: NewOffer,
): Promise<Result<undefined, 'unknown' | 'not_lower' | 'overlaps'>> {
  return db.transaction(async (tx) => {
    const product = await lockedProduct(tx, offer.productId)
    if (!product) return err('unknown')
    if (price >= priceFrom(product.price)) return err('not_lower')
    const overlapping = and(
      eq(productOffers.productId, offer.productId),
      inArray(productOffers.state, [...openOfferStates]),
      lt(productOffers.startsAt, offer.endsAt),
      gt(productOffers.endsAt, offer.startsAt),
    )
    if ((await tx.$count(productOffers, overlapping)) > 0) return err('overlaps')
    const [made] = await tx
      .insert(productOffers)
      .values({ ...offer, startsAt: startOf(offer, now), price: priceColumn(price), createdAt: now })
      .returning()
    if (!made) throw new Error('The offer was not stored')
    await record(tx, null, made, { actor, now })
    return ok(undefined)
  })
}

/**
 * Returns the start of an offer. An approved or planned offer never starts in the past. A proposed offer
 * keeps its first day.
 */
function startOf({ startsAt, state }: Pick<OfferRow, 'startsAt' | 'state'>, now: Date): Date {
  return state === 'scheduled' && startsAt < now ? now : startsAt
}

/** Approves, rejects or ends an offer. Ending a running offer restores the price immediately. */
export async function decideOffer(
  db: Database,
  { id, to, comment = '', actor, now }: ByActor & { id: string; to: OfferState; comment?: string },
): Promise<Result<undefined, 'changed'>> {
  return db.transaction(async (tx) => {
    const offer = await lockedOffer(tx, id)
    const mayFollow = to === 'ended' ? ['scheduled', 'running', 'submitted'] : ['submitted']
    if (!offer || !mayFollow.includes(offer.state)) return err('changed')
    // An offer whose end has passed cannot be approved. The next run of the job ends it.
    if (to === 'scheduled' && offer.endsAt <= now) return err('changed')
    if (to === 'ended') await endOffer(tx, offer, comment, { actor, now })
    else {
      const startsAt = startOf({ startsAt: offer.startsAt, state: to }, now)
      await setState(tx, offer, { state: to, startsAt, comment }, { actor, now })
    }
    return ok(undefined)
  })
}

/** Starts and ends due offers, each in a separate transaction. A repeated run changes nothing. */
export async function applyDueOffers(db: Database, now: Date): Promise<void> {
  const change = { actor: { kind: 'system' }, now } as const
  const { id, state, startsAt, endsAt } = productOffers
  const ending = and(inArray(state, ['scheduled', 'running', 'submitted']), lte(endsAt, now))
  const starting = and(eq(state, 'scheduled'), lte(startsAt, now), gt(endsAt, now))
  // Ends offers first, so that the next offer can start without a gap.
  for (const each of await db.select({ id }).from(productOffers).where(ending).orderBy(asc(endsAt))) {
    await db.transaction(async (tx) => {
      const offer = await lockedOffer(tx, each.id)
      if (offer && offer.state !== 'ended') await endOffer(tx, offer, offer.comment, change)
    })
  }
  for (const each of await db.select({ id }).from(productOffers).where(starting).orderBy(asc(startsAt))) {
    await db.transaction(async (tx) => {
      const offer = await lockedOffer(tx, each.id)
      if (offer?.state === 'scheduled') await startOffer(tx, offer, change)
    })
  }
}

/** Lowers the price. The former price becomes the struck-through price. */
async function startOffer(tx: Database, offer: OfferRow, change: ByActor): Promise<void> {
  const product = await lockedProduct(tx, offer.productId)
  if (!product) return
  const { price, originalPrice } = product
  if (priceFrom(offer.price) >= priceFrom(price)) {
    await setState(
      tx,
      offer,
      { state: 'ended', comment: 'The price was not higher than the offer when it started.' },
      change,
    )
    return
  }
  await setPrice(tx, product, { price: offer.price, originalPrice: price }, change)
  const former = { formerPrice: price, formerOriginalPrice: originalPrice }
  await setState(tx, offer, { state: 'running', ...former }, change)
}

/** Restores the former price, unless somebody changed the price during the offer. */
async function endOffer(tx: Database, offer: OfferRow, comment: string, change: ByActor): Promise<void> {
  const product = offer.state === 'running' ? await lockedProduct(tx, offer.productId) : null
  if (product && offer.formerPrice !== null && priceFrom(product.price) === priceFrom(offer.price)) {
    await setPrice(
      tx,
      product,
      { price: offer.formerPrice, originalPrice: offer.formerOriginalPrice },
      change,
    )
  }
  await setState(tx, offer, { state: 'ended', comment }, change)
}

type ProductRow = NonNullable<Awaited<ReturnType<typeof lockedProduct>>>

async function setPrice(
  tx: Database,
  product: ProductRow,
  prices: Pick<ProductRow, 'price' | 'originalPrice'>,
  { actor, now }: ByActor,
): Promise<void> {
  await tx
    .update(marketplaceProducts)
    .set({ ...prices, version: product.version + 1, updatedAt: now })
    .where(eq(marketplaceProducts.id, product.id))
  await recordChange(tx, { actor, now }, 'offers.apply', ['product', product.id], {
    before: { price: product.price, originalPrice: product.originalPrice },
    after: { ...prices },
  })
}

async function setState(
  tx: Database,
  offer: OfferRow,
  changed: Partial<Pick<OfferRow, 'state' | 'startsAt' | 'comment' | 'formerPrice' | 'formerOriginalPrice'>>,
  change: ByActor,
): Promise<void> {
  const [after] = await tx
    .update(productOffers)
    .set(changed)
    .where(eq(productOffers.id, offer.id))
    .returning()
  if (after) await record(tx, offer, after, change)
}

async function record(tx: Database, before: OfferRow | null, after: OfferRow, { actor, now }: ByActor) {
  const logged = ({ price, startsAt, endsAt, state, comment }: OfferRow) => ({
    offerPrice: price,
    offerStarts: startsAt,
    offerEnds: endsAt,
    offerState: state,
    offerComment: comment,
  })
  await recordChange(tx, { actor, now }, 'offers.edit', ['product', after.productId], {
    before: before && logged(before),
    after: logged(after),
  })
}

async function lockedOffer(tx: Database, id: string): Promise<OfferRow | null> {
  const [offer] = await tx.select().from(productOffers).where(eq(productOffers.id, id)).for('update')
  return offer ?? null
}

async function lockedProduct(tx: Database, productId: string) {
  const { id, price, originalPrice, version } = marketplaceProducts
  const [product] = await tx
    .select({ id, price, originalPrice, version })
    .from(marketplaceProducts)
    .where(eq(id, productId))
    .for('update')
  return product ?? null
}
