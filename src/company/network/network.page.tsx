import { useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { SiloRings } from '#company/network/silo-rings.tsx'
import { network, silos } from '#content/network.ts'
import { useSite } from '#site/site.ts'
import { shopMeta } from '#site/page-meta.ts'
import { ApplicationDialog, applicationOpener } from '#enquiries/forms/application-dialog.tsx'
import { Button, buttonClass, ButtonAnchor } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ApplyButton } from '#company/apply-button.tsx'
import { cardClass } from '#ui/layout/card.tsx'

export const meta = shopMeta({
  title: network.title,
  description: network.description,
  path: '/wadah-network',
})

/** The network page: benefits, silos and figures (product: company 13). */
export default function NetworkPage() {
  const { networkUrl } = useSite()
  return (
    <>
      <section aria-labelledby="network-title" className="overflow-clip">
        <div className="page grid items-center gap-12 pt-8 pb-10 lg:grid-cols-12 lg:pt-12 lg:pb-16">
          <div className="grid gap-7 lg:col-span-7">
            <h1 id="network-title">{network.heading}</h1>
            <p className="lead">{network.lead}</p>
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <ButtonAnchor href="#silos" size="large">
                {network.find}
              </ButtonAnchor>
              <ExternalLink
                href={networkUrl}
                className={buttonClass({ variant: 'secondary', size: 'large' })}
              >
                {network.visit}
              </ExternalLink>
            </div>
            <dl className="mt-4 flex flex-wrap gap-x-14 gap-y-6">
              {network.figures.map(({ figure, label }) => (
                <Figure key={label} value={figure} name={label} />
              ))}
            </dl>
          </div>
          <div className="mx-auto w-full max-w-md lg:col-span-5 lg:max-w-none">
            <SiloRings />
          </div>
        </div>
      </section>
      <Section
        id="silos"
        ground="sunken"
        className="section-medium"
        title={network.silosTitle}
        lead={
          <>
            {network.silosLead}{' '}
            <ExternalLink href={networkUrl} className="link">
              {network.otherSilos}
            </ExternalLink>
          </>
        }
      >
        <SiloCards />
      </Section>
      <Section id="benefits" className="section-medium" title={network.benefitsTitle}>
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {network.benefits.map(({ name, text }) => (
            <li key={name} className="grid content-start gap-2 border-t border-line-strong pt-5">
              <h3>{name}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <NetworkApply />
    </>
  )
}

function Figure({ value, name }: { readonly value: string; readonly name: string }) {
  return (
    <div className="grid">
      <dt className="order-2 text-sm text-ink-soft">{name}</dt>
      <dd className="font-display text-4xl">{value}</dd>
    </div>
  )
}

/** An application without a selected silo. `/network/apply` opens its form (product: pages 4). */
function NetworkApply() {
  const [open, setOpen] = useState(false)
  const [openedAt, setOpenedAt] = useState('')
  const { hash, key } = useLocation()
  // The fragment exists only in the browser, so it is used only after hydration.
  if (useHydrated() && hash === '#apply' && key !== openedAt) {
    setOpenedAt(key)
    setOpen(true)
  }
  return (
    <>
      <Section id="apply" ground="ink" className="section-medium">
        <div className="grid items-center gap-8 lg:grid-cols-12">
          <div className="grid gap-4 lg:col-span-8">
            <h2 id="apply-title">{network.apply.title}</h2>
            <p className="lead">{network.apply.lead}</p>
          </div>
          <div className="lg:col-span-4 lg:justify-self-end">
            <Button size="large" onClick={() => setOpen(true)} {...applicationOpener}>
              {network.apply.action}
            </Button>
          </div>
        </div>
      </Section>
      {/* Outside of the section, whose colors are always dark. */}
      <ApplicationDialog
        kind="silo_application"
        subject={network.title}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

/** The four silos. 'Join This Silo' opens an application (product: company 13, 14). */
function SiloCards() {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {silos.map(({ name, members, tone, promise, text }) => (
        <li
          key={name}
          className={`${cardClass()} ${tone} grid content-between gap-5 overflow-hidden p-6 sm:p-7`}
        >
          <CornerRings />
          <div className="relative grid gap-3">
            <h3 className="text-2xl">{name}</h3>
            <p className="order-first font-display text-4xl text-tone-ink">
              {members}
              <span className="ms-2 font-text text-sm tracking-normal text-ink-soft">members</span>
            </p>
            <p className="font-semibold">{promise}</p>
            <p className="text-ink-soft">{text}</p>
          </div>
          <ApplyButton kind="silo_application" subject={name} label="Join This Silo" detail={name} />
        </li>
      ))}
    </ul>
  )
}

function CornerRings() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="absolute -end-8 -top-8 size-24 fill-transparent stroke-tone min-[24rem]:-end-10 min-[24rem]:-top-10 min-[24rem]:size-32 lg:-end-14 lg:-top-14 lg:size-56"
      strokeOpacity="0.5"
      strokeWidth="2"
      aria-hidden="true"
    >
      {[22, 36, 50, 64, 78, 92].map((r) => (
        <circle key={r} cx="100" cy="100" r={r} />
      ))}
    </svg>
  )
}
