import { useEffect, useRef } from 'react'
import { priceChangeTitle, type PriceChange } from '#cart/price-changes.ts'
import { formatPrice } from '#lib/money.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

interface PriceChangeNoticeProps {
  changes: readonly PriceChange[]
  /** If the customer must accept the new prices, the id of the form to submit again. */
  acceptWith?: string | null
}

/** Lists prices that changed since the customer saw them, in the cart and at checkout (product: cart 21). */
export function PriceChangeNotice({ changes, acceptWith = null }: PriceChangeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scroll to the notice, because on narrow screens it is far above the pressed button.
    if (acceptWith === null) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [acceptWith])
  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1} role="group" aria-label="Changed prices" className="text-sm">
      <Banner title={priceChangeTitle(changes)}>
        <ul className="grid gap-1">
          {changes.map(({ lineId, name, from, to }) => (
            <li key={lineId}>
              {name}: now {formatPrice(to)}, was {formatPrice(from)}
            </li>
          ))}
        </ul>
        {acceptWith !== null && (
          <Button type="submit" form={acceptWith} variant="secondary" className="mt-3">
            Accept and proceed
          </Button>
        )}
      </Banner>
    </div>
  )
}
