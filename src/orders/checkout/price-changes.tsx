import { useEffect, useRef } from 'react'
import type { PriceChange } from '#cart/line-labels.ts'
import { formatPrice } from '#lib/money.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

interface PriceChangesProps {
  changes: readonly PriceChange[]
  /** The form that continues with the new prices once the customer agrees. */
  acceptWith?: string | null
}

/** A changed price is pointed out and asked about (product: checkout 10). */
export function PriceChanges({ changes, acceptWith }: PriceChangesProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a narrow screen it is far above the button that was pressed.
    if (!acceptWith) return
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [acceptWith])
  if (changes.length === 0) return null
  return (
    <div ref={notice} tabIndex={-1} role="group" aria-label="Changed prices">
      <Banner title={changes.length === 1 ? 'A price has changed' : 'Some prices have changed'}>
        <ul className="grid gap-1">
          {changes.map(({ lineId, name, from, to }) => (
            <li key={lineId}>
              {name}: now {formatPrice(to)}, was {formatPrice(from)}
            </li>
          ))}
        </ul>
        {acceptWith && (
          <Button type="submit" form={acceptWith} variant="secondary" className="mt-3">
            Accept and proceed
          </Button>
        )}
      </Banner>
    </div>
  )
}
