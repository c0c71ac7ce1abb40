import { SectorRings } from '#company/home/sector-rings.tsx'
import { Section } from '#ui/section.tsx'

/** Section 1 of the home page: the three sectors (product: company 7). */
export function HomeSectors() {
  return (
    <Section id="sectors" className="border-y border-line bg-surface">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="grid content-end gap-4 lg:col-span-5">
          <h2 id="sectors-title">Three interconnected sectors</h2>
          <p className="lead">Use one on its own. All three work better together.</p>
        </div>
        <figure
          aria-label="The three sectors of Wadah"
          className="mx-auto w-full max-w-2xl lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1"
        >
          <SectorRings />
        </figure>
        <div className="grid content-start gap-8 lg:col-span-5">
          <dl className="grid gap-6">
            {sectors.map(({ name, what, tone }) => (
              <div key={name} className={`grid gap-1 border-s-4 border-tone ps-5 ${tone}`}>
                <dt className="font-display text-xl">{name}</dt>
                <dd className="text-ink-soft">{what}</dd>
              </div>
            ))}
          </dl>
          <ul className="grid gap-2 border-t border-line pt-6 text-sm text-ink-soft">
            {meetings.map(({ word, where }) => (
              <li key={word}>
                <strong className="font-semibold text-ink">{word}</strong> {where}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

const sectors = [
  {
    name: 'Wadah Tech Solutions',
    what: 'Pre-packaged AI solutions, custom AI development, the sales assistant Jake and strategic consulting.',
    tone: 'tone-ink',
  },
  {
    name: 'Wadah Network',
    what: 'A growth and connection community, organized into growth silos.',
    tone: 'tone-teal',
  },
  {
    name: 'Wadah Fund',
    what: 'Startup funding, micro-grants, community investment and AI financial advisory.',
    tone: 'tone-clay',
  },
] as const

const meetings = [
  { word: 'Practice', where: 'brings technology to the people who use it.' },
  { word: 'Founders', where: 'meet the capital they need.' },
  { word: 'Products', where: 'get the technology and the money to launch.' },
] as const
