import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '#account/session/use-session.ts'
import { addableLines, earlierTitle } from '#cart/earlier-lines.ts'
import type { SignedInSession } from '#account/session/session.ts'
import { lineObstacle } from '#cart/line-labels.ts'
import type { PriceChange } from '#cart/price-changes.ts'
import type { SharedLine } from '#cart/shared-cart.ts'
import { useEarlierLines } from '#cart/browser/use-earlier-lines.ts'
import { priceLabel } from '#catalog/products/labels.ts'
import { formatPrice } from '#lib/money.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

interface EarlierLinesOfferProps {
  /** Whether the surrounding panel is visible. The lines are requested only then. */
  isOpen?: boolean
  className?: string
  /** Another place on the page for the offer, where it moves nothing when it loads late. */
  within?: HTMLElement | null
}

/** Offers the lines of the customer's other cart, in the cart and at checkout (product: cart 39). */
export function EarlierLinesOffer(props: EarlierLinesOfferProps) {
  const { session } = useSession()
  if (session.status !== 'signed-in') return null
  return <CustomersOffer key={`${session.mode} ${session.user.id}`} session={session} {...props} />
}

function CustomersOffer({
  session,
  isOpen = true,
  className = '',
  within = null,
}: EarlierLinesOfferProps & { session: SignedInSession }) {
  const { offered, changes, isAdding, add, decline } = useEarlierLines(session, isOpen)
  const addable = addableLines(offered)
  const isOffered = addable.length > 0
  const place = useRef<HTMLDivElement>(null)
  const wasOffered = useRef(false)
  useEffect(() => {
    const isFocusLost = document.activeElement?.matches('body, dialog')
    if (wasOffered.current && !isOffered && isFocusLost) place.current?.focus({ preventScroll: true })
    wasOffered.current = isOffered
  }, [isOffered])

  const pronoun = addable.length === 1 && addable[0]?.quantity === 1 ? 'it' : 'them'
  const offer = isOffered && (
    <div role="group" aria-label="Items from before" className={className}>
      <Banner title={earlierTitle(addable)}>
        <ul className="mt-1 grid gap-1">
          {offered.map((each) => (
            <OfferedLine key={each.line.id} offered={each} changes={changes} />
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button busy={isAdding} busyLabel="Adding…" onClick={() => void add()}>
            Add {pronoun}
          </Button>
          <Button variant="quiet" disabled={isAdding} onClick={decline}>
            No thanks
          </Button>
        </div>
      </Banner>
    </div>
  )
  return (
    <div ref={place} tabIndex={-1} className="peer outline-none">
      {within ? createPortal(offer, within) : offer}
    </div>
  )
}

interface OfferedLineProps {
  offered: SharedLine
  changes: readonly PriceChange[]
}

function OfferedLine({ offered: { line, requested }, changes }: OfferedLineProps) {
  const { name, price, subscriptionInterval } = line.productData
  const obstacle = lineObstacle(line)
  const change = changes.find(({ lineId }) => lineId === line.id)
  const times = line.quantity > 1 ? `${line.quantity} × ` : ''
  return (
    <li className="grid">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="text-ink">{name}</span>
        {obstacle === null && (
          <span className="ms-auto tabular-nums">
            {times}
            {priceLabel(price, subscriptionInterval)}
          </span>
        )}
      </span>
      {obstacle !== null && <span className="text-sm">{obstacle} We won’t add it.</span>}
      {change && obstacle === null && <span className="text-sm">It was {formatPrice(change.from)}.</span>}
      {requested > line.quantity && obstacle === null && (
        <span className="text-sm">
          You had {requested}. {line.quantity} can be added.
        </span>
      )}
    </li>
  )
}
