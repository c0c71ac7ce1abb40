import { Card } from '#ui/layout/card.tsx'
import { CreditCardIcon, PenIcon, ZapIcon } from '#ui/icons/icons-orders.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** The steps after the hand-off, shown above its button (product: checkout 4). */
export function NextSteps() {
  return (
    <Card look="sunken" className="grid gap-3 p-5">
      <h3 className="text-lg">Next Steps</h3>
      <ol className="grid gap-2">
        {steps.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon className="mt-0.5 size-5 text-accent-text" />
            <span>
              <Unbroken text={text} />
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">Nothing is charged before you sign.</p>
    </Card>
  )
}

const steps = [
  { Icon: PenIcon, text: 'Review and sign documents in a secure document portal' },
  { Icon: CreditCardIcon, text: 'Pay through a secure payment system' },
  { Icon: ZapIcon, text: 'Service activation within 24-48 hours' },
]
