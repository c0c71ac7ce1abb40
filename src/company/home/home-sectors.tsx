import type { HomeContent } from '#company/home/home-content.ts'
import { SectorRings } from '#company/home/sector-rings.tsx'
import { Section } from '#ui/layout/section.tsx'

/** Section 1 of the home page: the three sectors (product: company 7). */
export function HomeSectors({ content }: { content: NonNullable<HomeContent['sectors']> }) {
  const { title, lead, label, sectors, meetings } = content
  return (
    <Section id="sectors" className="border-y border-line bg-surface">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="grid content-end gap-4 lg:col-span-5">
          <h2 id="sectors-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <figure
          aria-label={label}
          className="mx-auto w-full max-w-2xl lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
        >
          <SectorRings sectors={sectors} meetings={meetings} />
        </figure>
        <div className="grid content-start gap-8 lg:col-span-5">
          <dl className="grid gap-6">
            {sectors.map(({ name, text, tone }) => (
              <div key={name} className={`grid gap-1 border-s-4 border-tone ps-5 ${tone}`}>
                <dt className="font-display text-xl">{name}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
            {meetings.map(({ word, text }) => (
              <li key={word}>
                <strong className="font-semibold text-ink">{word}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
