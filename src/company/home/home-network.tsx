import { SiloRings } from '#company/network/silo-rings.tsx'
import type { HomeContent } from '#company/home/home-content.ts'
import { silos } from '#content/network.ts'
import { useSite } from '#site/site.ts'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'

/** Section 4 of the home page: the network (product: company 7). */
export function HomeNetwork({ content }: { content: NonNullable<HomeContent['network']> }) {
  const { networkUrl } = useSite()
  const { title, lead, link, outside } = content
  return (
    <Section id="network" ground="sunken">
      <div className="grid items-center gap-6 lg:gap-12 lg:grid-cols-12">
        <div className="mx-auto w-full max-w-60 sm:max-w-lg lg:col-span-6 lg:max-w-none lg:pe-10">
          <SiloRings />
        </div>
        <div className="grid gap-8 lg:col-span-6">
          <div className="grid gap-4">
            <h2 id="network-title">{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <dl className="border-t border-line-strong">
            {silos.map(({ name, members, tone }) => (
              <div
                key={name}
                className={`flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 ${tone}`}
              >
                <dt className="flex items-center gap-3 font-semibold">
                  <span className="size-3 rounded-full border-3 border-tone" aria-hidden="true" />
                  {name}
                </dt>
                <dd className="whitespace-nowrap text-ink-soft tabular-nums">{members} members</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={link.to} prefetch="intent" variant="ink">
              {link.label}
            </ButtonLink>
            <ExternalLink href={networkUrl} className={buttonClass({ variant: 'secondary' })}>
              {outside}
            </ExternalLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
