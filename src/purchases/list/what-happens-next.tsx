import { useMemo } from 'react'
import { parseOrders } from '#orders/browser/parse-orders.client.ts'
import { nextOfAll } from '#purchases/next-step.ts'
import { useSite } from '#site/site.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { PrinterIcon } from '#ui/icons/icons-orders.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** Depends on the orders' statuses: once everything is paid, signing is not mentioned. */
export function WhatHappensNext({ orders }: { orders: readonly unknown[] }) {
  const { portalUrl, email } = useSite()
  const next = useMemo(() => nextOfAll(parseOrders(orders)), [orders])
  return (
    <Card look="sunken" className="grid justify-items-start gap-4 p-6 md:p-8">
      <h2 className="text-xl">{next.title}</h2>
      <p>
        <Unbroken text={next.text} />
      </p>
      <p>
        Questions? Write to{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3" data-screen-only="">
        <ExternalLink href={portalUrl} className={buttonClass({ variant: 'secondary' })}>
          Open the customer portal
        </ExternalLink>
        <Button variant="secondary" className="noscript:hidden" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
      </div>
    </Card>
  )
}
