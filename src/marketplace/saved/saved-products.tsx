import { useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { useSession } from '#account/session/use-session.ts'
import { savedStore } from '#catalog/saved/saved.store.ts'
import { holdsSaved, type SavedState } from '#catalog/saved/saved-state.ts'
import { useCards, type FoundCards } from '#catalog/saved/use-cards.ts'
import { useSaved } from '#catalog/saved/use-saved.ts'
import { counted } from '#catalog/products/labels.ts'
import { comparePath, maxCompared } from '#marketplace/compare-path.ts'
import { MissingItems } from '#marketplace/missing-items.tsx'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { ProductGridSkeleton } from '#marketplace/skeletons.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { IconRings } from '#ui/layout/icon-rings.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { BookmarkIcon } from '#ui/icons/icons-commerce.tsx'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { CompareTray } from '#marketplace/compare-tray.tsx'
import { RecentlySeen } from '#marketplace/saved/recently-seen.tsx'

const none: readonly string[] = []

/**
 * The visitor's saved products, followed by recently viewed products that are not saved (product: saved 6,
 * 15).
 */
export function SavedProducts({ instead }: Pick<SavedListProps, 'instead'>) {
  const { status, items } = useSaved()
  const [before, setBefore] = useState(none)
  const [first, setFirst] = useState<readonly string[] | null>(null)
  useEffect(() => savedStore.open(), [])
  // When the customer changes, the products of the previous customer must not stay visible.
  const shown =
    status === 'ready'
      ? shownSaved(
          before,
          items.map(({ productId }) => productId),
        )
      : none
  if (shown !== before) setBefore(shown)
  if (first === null && status === 'ready') setFirst(shown)
  return (
    <>
      <section aria-label="Saved products" className="mt-4">
        <SavedList status={status} items={items} shown={shown} instead={instead} />
      </section>
      {/* A product that the visitor saves in this row stays in the row, so that its button keeps the focus. */}
      {status !== 'loading' && <RecentlySeen except={first ?? none} />}
    </>
  )
}

interface SavedListProps extends Pick<SavedState, 'status' | 'items'> {
  shown: readonly string[]
  /** Follows the message that nothing is saved. */
  instead?: ReactNode
}

/** The saved products with their current data (product: saved 7). */
function SavedList({ status, items, shown, instead }: SavedListProps) {
  const { found, askAgain } = useCards(status === 'ready' ? shown : null)

  if (status === 'failed') {
    return (
      <NotLoaded>
        <ButtonLink to="/marketplace/saved" reloadDocument variant="secondary">
          Try again
        </ButtonLink>
      </NotLoaded>
    )
  }
  if (status === 'ready' && shown.length === 0) return <NothingSaved instead={instead} />
  if (found.status === 'failed') {
    return (
      <NotLoaded>
        <Button variant="secondary" onClick={askAgain}>
          Try again
        </Button>
      </NotLoaded>
    )
  }
  if (status === 'loading' || found.status !== 'ready') {
    return (
      <>
        <noscript>
          <p className="mb-6">Saved products need JavaScript. You can browse every product without it.</p>
        </noscript>
        <ProductGridSkeleton />
      </>
    )
  }
  return <FoundProducts {...{ items, found, instead }} />
}

interface FoundProductsProps extends Pick<SavedListProps, 'items' | 'instead'> {
  found: Extract<FoundCards, { status: 'ready' }>
}

/** Returns the saved products that are still in the shop, and the ids of missing products. */
export function FoundProducts({ items, found: { requested, cards }, instead }: FoundProductsProps) {
  const missing = requested.filter((id) => holdsSaved(items, id) && !cards.some((card) => card.id === id))
  if (items.length === 0 && cards.length === 0) return <NothingSaved instead={instead} />
  return (
    <div className="grid gap-4">
      <MissingItems ids={missing}>
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => {
            for (const id of missing) void savedStore.set(id, false)
          }}
        >
          Remove from saved
        </Button>
      </MissingItems>
      {cards.length > 0 && (
        <>
          <h2 className="sr-only">Products</h2>
          <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
            <output className="text-sm text-ink-soft">
              {counted(items.length - missing.length, 'product')} saved
            </output>
            {cards.length > 1 && cards.length <= maxCompared && (
              <ButtonLink to={comparePath(cards.map(({ id }) => id))} variant="secondary">
                {cards.length === 2 ? 'Compare both' : `Compare all ${cards.length}`}
              </ButtonLink>
            )}
          </div>
          <BrowserNote />
          <SavedGrid products={cards} />
        </>
      )}
    </div>
  )
}

/** Where the list is stored, unless it is in a backend account (product: saved 2). */
function BrowserNote() {
  const { session } = useSession()
  if (session.status === 'loading') return null
  if (session.status === 'signed-in' && session.mode === 'backend') return null
  return (
    <p className="-mt-2 text-sm text-ink-soft">
      Kept in this browser, so your other devices don’t show them.
      {session.status === 'signed-out' && (
        <>
          {' '}
          <Link to={signInPath('/marketplace/saved')} className="link">
            Log in
          </Link>{' '}
          to add them to your own list.
        </>
      )}
    </p>
  )
}

function NotLoaded({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Banner tone="error" title="We couldn’t load your saved products">
        <p>They’re safe.</p>
      </Banner>
      {children}
    </div>
  )
}

function NothingSaved({ instead }: Pick<SavedListProps, 'instead'>) {
  return (
    <>
      <EmptyState
        title="Nothing saved yet"
        picture={
          <IconRings>
            <BookmarkIcon />
          </IconRings>
        }
        action={<ButtonLink to="/marketplace-full">View All Products</ButtonLink>}
      >
        The bookmark on a product keeps it here.
      </EmptyState>
      <SearchInstead />
      {instead}
    </>
  )
}

/** The saved products. Up to four can be selected for comparison (product: saved 8). */
function SavedGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <>
      <ProductGrid products={products} />
      <CompareTray />
    </>
  )
}

/**
 * Returns the products to show. Removed products stay visible until the visitor leaves the page, so that the
 * visitor can save them again (product: saved 6).
 */
export function shownSaved(before: readonly string[], now: readonly string[]): readonly string[] {
  const fresh = now.filter((id) => !before.includes(id))
  return fresh.length === 0 ? before : [...fresh, ...before]
}
