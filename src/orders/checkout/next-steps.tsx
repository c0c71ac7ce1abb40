import { Card } from '#ui/layout/card.tsx'
import { CreditCardIcon, PenIcon, ZapIcon } from '#ui/icons/icons-orders.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** What follows the hand-off (product: checkout 4). */
export function NextSteps() {
  return (
    <Card look="sunken" className="grid gap-5 p-6 md:p-8">
      <h2 className="text-xl">Next Steps</h2>
      <ol className="grid gap-4">
        {steps.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon className="mt-0.5 size-5 text-accent-text" />
            <span>
              <Unbroken text={text} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const steps = [
  { Icon: PenIcon, text: 'Review and sign documents in a secure document portal' },
  { Icon: CreditCardIcon, text: 'Pay through a secure payment system' },
  { Icon: ZapIcon, text: 'Service activation within 24-48 hours' },
]
