import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ContentsList } from '#company/contents-list.tsx'
import { useSite } from '#site/site.ts'
import { InfoIcon } from '#ui/icons-interface.tsx'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalPageProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
  /** What counsel has to settle; the last section of the page. */
  openPoints: readonly string[]
}

/** The layout of the privacy notice, the terms and the cookie notice, which are drafts (product: company 22). */
export function LegalPage({ title, lead, sections, openPoints }: LegalPageProps) {
  const all = [
    ...sections,
    { id: 'open-points', title: 'Open points', body: <OpenPoints points={openPoints} /> },
  ]
  return (
    <div className="page pt-10 pb-24 md:pt-16">
      <header className="intro">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="banner banner-info mt-4 max-w-text">
          <InfoIcon className="mt-0.5 size-5" />
          <div className="min-w-0">
            <p className="font-semibold text-ink">This is a draft for counsel to review</p>
            <p className="text-ink-soft">
              It says what this site does today. It has no effective date yet and is not legal advice.
            </p>
          </div>
        </div>
      </header>
      <div className="mt-12 grid gap-12 border-t border-line pt-10 md:pt-14 lg:grid-cols-12">
        <ContentsList sections={all} className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:pe-8" />
        <div className="grid min-w-0 gap-14 lg:col-span-8">
          {all.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="text-2xl">
                {heading}
              </h2>
              <div className="prose mt-4 max-w-xl [&_h3]:text-lg">{body}</div>
            </section>
          ))}
          <OtherPages title={title} />
        </div>
      </div>
    </div>
  )
}

/** The company's email address, as configured. */
export function CompanyEmail() {
  const { email } = useSite()
  return <a href={`mailto:${email}`}>{email}</a>
}

function OpenPoints({ points }: { points: readonly string[] }) {
  return (
    <>
      <p>Counsel completes or decides these before the page takes effect:</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

function OtherPages({ title }: { title: string }) {
  const others = [
    { name: 'Privacy', to: '/privacy' },
    { name: 'Terms', to: '/terms' },
    { name: 'Cookies', to: '/cookies' },
  ].filter(({ name }) => name !== title)
  return (
    <p className="flex flex-wrap gap-x-6 border-t border-line pt-6 text-sm">
      {others.map(({ name, to }) => (
        <Link key={to} to={to} prefetch="intent" className="link inline-flex min-h-11 items-center">
          See also: {name}
        </Link>
      ))}
    </p>
  )
}
