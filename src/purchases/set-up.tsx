import type { LineSeller } from '#orders/customer/order-sellers.queries.server.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { LinePicture } from '#orders/checkout/order-summary-lines.tsx'
import { SetUpBy } from '#purchases/line-seller.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

type Items = OrderAnswer['record']['items']

interface SetUpProps {
  order: OrderAnswer
  items: Items
  sellers: readonly LineSeller[]
  hasNote: boolean
}

/** The lines that their sellers set up with the customer. The steps of several are folded. */
export function SetUp({ order, items, sellers, hasNote }: SetUpProps) {
  const who = items.length === 1 ? 'The seller sets this up with you.' : 'The sellers set these up with you.'
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <p>
        {hasNote
          ? 'Need a hand with the setup? Write to the seller anytime.'
          : `${who} You’ll hear from them, and you can write anytime.`}
      </p>
      <ul className="grid gap-4">
        {items.map((item) => {
          const seller = sellers.find(({ lineId }) => lineId === item.id)
          return (
            <li key={item.id} className="flex gap-4">
              <LinePicture address={imageOfLine(order, item.id)} />
              <div className="grid min-w-0 grow content-start gap-1">
                <h3 className="font-text text-base font-semibold tracking-normal">{item.name}</h3>
                <SetUpBy order={order} item={item} seller={seller} />
                {seller && <SetupSteps {...seller.setup} isOpen={items.length === 1} />}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The current picture of a line's product; `null` if the catalog does not have it. */
export function imageOfLine({ today }: OrderAnswer, lineId: string): string | null {
  return today.find(({ line_id }) => line_id === lineId)?.image ?? null
}

/** How the item is set up, in the words of its page (product: access 3). */
function SetupSteps({ needs = [], setup, steps = [], isOpen }: LineSeller['setup'] & { isOpen: boolean }) {
  const title = needs.length > 0 ? 'What to prepare' : 'How it works'
  return (
    <>
      {setup !== undefined && (
        <p className="max-w-text text-sm">
          <span className="font-semibold">Setup:</span> {setup}
        </p>
      )}
      {(needs.length > 0 || steps.length > 0) && (
        <details open={isOpen}>
          <summary className="disclosure">
            {needs.length > 0 && steps.length > 0 ? 'What to prepare and how it works' : title}
            <ChevronDownIcon className="size-4" />
          </summary>
          <div className="grid gap-x-8 gap-y-3 pb-2 text-sm text-ink-soft sm:grid-cols-2">
            {needs.length > 0 && (
              <div className="grid content-start gap-1">
                <p className="font-semibold text-ink">Have this ready</p>
                <ul className="grid list-disc gap-1 ps-5">
                  {needs.map((need) => (
                    <li key={need}>{need}</li>
                  ))}
                </ul>
              </div>
            )}
            {steps.length > 0 && (
              <div className="grid content-start gap-1">
                <p className="font-semibold text-ink">How it works</p>
                <ol className="grid list-decimal gap-1 ps-5">
                  {steps.map((step) => (
                    <li key={step.title}>
                      <span className="text-ink">{step.title}.</span> {step.text}
                    </li>
                  ))}
                </ol>
              </div>
            )}
          </div>
        </details>
      )}
    </>
  )
}
