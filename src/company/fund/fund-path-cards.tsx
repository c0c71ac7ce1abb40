import { ApplyButton } from '#company/apply-button.tsx'
import type { FundPath } from '#company/fund/fund-content.ts'
import { cardClass } from '#ui/layout/card.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** Funding paths with their ranges and applications (product: company 15). */
export function FundPathCards({ paths }: { readonly paths: readonly FundPath[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {paths.map(({ name, range, suits, text, action, tone }) => (
        <li
          key={name}
          className={`${cardClass({ look: 'plain' })} ${tone} grid content-between gap-8 p-6 sm:p-8`}
        >
          <div className="grid gap-3">
            <h3 className="text-2xl">{name}</h3>
            <p className="font-display text-4xl text-tone-ink">
              <Unbroken text={range} />
            </p>
            <p className="font-semibold">{suits}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
          <ApplyButton kind="fund_application" subject={name} label={action} />
        </li>
      ))}
    </ul>
  )
}
