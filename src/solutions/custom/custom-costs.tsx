import { customPricing } from '#content/solutions/custom.ts'
import { Badge } from '#ui/layout/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Section } from '#ui/layout/section.tsx'

/**
 * The factors that determine the price, beside an invented project with its price (product: solutions 32).
 */
export function CustomCosts() {
  const { title, lead, drivers, example } = customPricing
  return (
    <Section id="costs" className="section-medium" title={title} lead={lead}>
      <div className="grid items-start gap-8 lg:grid-cols-12 lg:gap-12">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 sm:gap-y-5 lg:col-span-6">
          {drivers.map(({ name, text }) => (
            <div key={name} className="border-line-strong sm:border-t sm:pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft sm:mt-1">{text}</dd>
            </div>
          ))}
        </dl>
        <Card look="raised" className="grid gap-3 p-5 sm:p-6 lg:col-span-6 lg:p-7">
          <Badge look="outline">{example.label}</Badge>
          <h3 className="text-xl">{example.title}</h3>
          <p className="text-ink-soft">{example.text}</p>
          <dl className="grid gap-1.5 tabular-nums max-sm:text-sm">
            {example.stages.map(({ name, price }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{name}</dt>
                <dd>{price}</dd>
              </div>
            ))}
            <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2 font-semibold">
              <dt>Total</dt>
              <dd>{example.total}</dd>
            </div>
          </dl>
          <p className="text-sm text-ink-soft">{example.result}</p>
        </Card>
      </div>
    </Section>
  )
}
