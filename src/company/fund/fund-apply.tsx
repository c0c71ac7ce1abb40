import { ApplyButton } from '#company/apply-button.tsx'
import { fundPaths } from '#company/fund/fund-paths.ts'
import { Section } from '#ui/section.tsx'
import { Unbroken } from '#ui/unbroken.tsx'

/** The four applications in one place. `/fund/apply` leads here (product: company 17). */
export function FundApply() {
  return (
    <Section
      id="apply"
      ground="ink"
      title="Apply"
      lead="Choose a path. The form asks for your name, your email address and a few lines about your plans."
    >
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
