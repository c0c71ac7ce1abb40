import { useEffect, useEffectEvent, useRef, type RefObject, type SyntheticEvent } from 'react'
import { EarlierLinesOffer } from '#cart/browser/earlier-lines-offer.tsx'
import { CartExtras } from '#cart/dialog/cart-extras.tsx'
import { CartLineRow } from '#cart/dialog/cart-line-row.tsx'
import { useCart } from '#cart/browser/use-cart.ts'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { CartIcon } from '#ui/icons/icons-interface.tsx'
import { IconRings } from '#ui/layout/icon-rings.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'

interface CartContentsProps {
  discount: DiscountOfCart
  onPriceChanges: (changes: readonly PriceChange[]) => void
}

/** The lines and actions of the cart, or a message if there are none (product: cart 24, 25). */
export function CartContents({ discount, onPriceChanges }: CartContentsProps) {
  const { lines, isGuest, status, busy, refresh, dialog } = useCart()
  const region = useRef<HTMLDivElement>(null)
  const touched = useRef<Element>(null)

  const refreshNow = useEffectEvent(() => {
    void refresh().then((now) => onPriceChanges(now.changes))
  })
  useEffect(() => {
    if (dialog.isOpen) refreshNow()
  }, [dialog.isOpen])
  useEffect(() => keepFocus(region.current), [lines.length])
  useEffect(() => keepInSight(region.current?.parentElement, touched), [])

  function touch({ target }: SyntheticEvent) {
    touched.current = target instanceof Element ? target.closest('button, input') : null
  }

  const isEmpty = lines.length === 0
  return (
    <div
      ref={region}
      tabIndex={-1}
      aria-busy={busy || status === 'loading'}
      onPointerDown={touch}
      onFocus={touch}
    >
      {!isEmpty && (
        <ul className="divided">
          {lines.map((line) => (
            <CartLineRow key={line.id} line={line} />
          ))}
        </ul>
      )}
      {/* The offer is below the lines, so that they do not move when the offer appears. It has the same
          place in every state, so that it stays mounted. */}
      <EarlierLinesOffer isOpen={dialog.isOpen} className="py-2 text-sm" />
      {isEmpty && status === 'loading' && <LineSkeleton />}
      {isEmpty && status === 'ready' && <EmptyCart onLeave={dialog.close} />}
      {status === 'failed' && (
        <FailedCart onRetry={() => void refresh().then((now) => onPriceChanges(now.changes))} />
      )}
      {!isEmpty && !isGuest && <CartExtras discount={discount} />}
    </div>
  )
}

/** Moves the focus to the region if the focused button was removed or disabled. */
function keepFocus(region: HTMLElement | null): void {
  const active = document.activeElement
  const isLost = active === null || active === document.body || active.matches(':disabled, dialog')
  if (isLost && region?.closest('dialog')?.open) region.focus()
}

/**
 * Keeps the last touched control visible when the body changes its height, as when a toast appears on a
 * phone.
 */
function keepInSight(body: Element | null | undefined, touched: RefObject<Element | null>) {
  if (!body) return undefined
  const observer = new ResizeObserver(() => touched.current?.scrollIntoView({ block: 'nearest' }))
  observer.observe(body)
  return () => observer.disconnect()
}

/** The message of an empty cart. It is smaller if earlier items are offered above it (product: cart 39). */
function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-center gap-6 py-6 text-center peer-not-empty:gap-3 peer-not-empty:py-3 peer-not-empty:text-sm peer-not-empty:[&>:is(div,a)]:hidden sm:py-12">
      <IconRings>
        <CartIcon />
      </IconRings>
      <p className="max-w-64 text-ink-soft">Your cart is empty. Start shopping to add items!</p>
      <ButtonLink to="/marketplace" onClick={onLeave}>
        Browse the marketplace
      </ButtonLink>
    </div>
  )
}

function FailedCart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <Banner tone="error" title="We couldn’t load your cart">
        Nothing was lost.
      </Banner>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-3 py-5 sm:grid-cols-[6rem_1fr] sm:gap-4">
      <Skeleton className="aspect-4/3 w-full rounded-md" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  )
}
