import { ApplyButton } from '#company/apply-button.tsx'
import { fund, fundPaths } from '#content/fund.ts'
import { Section } from '#ui/layout/section.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** The four applications, target of `/fund/apply` (product: company 17). */
export function FundApply() {
  return (
    <Section id="apply" ground="ink" title={fund.apply.title} lead={fund.apply.lead}>
      <ul className="border-t border-line">
        {fundPaths.map(({ name, range }) => (
          <li key={name} className="flex items-center justify-between gap-x-6 border-b border-line py-4">
            <p className="grid gap-x-6 sm:flex sm:items-baseline">
              <span className="font-display text-xl">{name}</span>
              <span className="text-ink-soft">
                <Unbroken text={range} />
              </span>
            </p>
            <ApplyButton
              kind="fund_application"
              subject={name}
              label="Apply"
              detail={name}
              variant="secondary"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
