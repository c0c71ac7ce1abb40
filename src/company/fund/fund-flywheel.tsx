import { fund } from '#content/fund.ts'
import { Section } from '#ui/layout/section.tsx'

const { flywheel, portfolio } = fund

/** Shows how one funded project helps the next, and says that none is public yet (product: company 16, 17). */
export function FundFlywheel() {
  return (
    <Section id="flywheel" className="section-medium" title={flywheel.title} lead={flywheel.lead}>
      <div className="grid items-center gap-8 lg:grid-cols-12">
        <div className="mx-auto w-full max-w-72 sm:max-w-sm lg:col-span-5">
          <Wheel />
        </div>
        <ol className="grid gap-7 lg:col-span-6 lg:col-start-7">
          {flywheel.parts.map(({ name, text }, index) => (
            <li key={name} className={`flex gap-5 ${segments[index]?.tone ?? ''}`}>
              <span
                className="grid size-11 shrink-0 place-items-center rounded-full bg-tone font-display text-lg text-paper"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3>{name}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p id="portfolio" className="mt-10 scroll-mt-28 border-t border-line pt-5 text-ink-soft">
        <strong className="font-semibold text-ink">{portfolio.title}:</strong> {portfolio.lead}{' '}
        <a href="#apply" className="link">
          {portfolio.action}
        </a>
      </p>
    </Section>
  )
}

/** The drawing of the flywheel. Decorative, because the list next to it has the same content as text. */
function Wheel() {
  return (
    <svg viewBox="40 10 440 440" aria-hidden="true" className="block h-auto w-full">
      <circle cx="260" cy="230" r="206" className="fill-transparent stroke-line" strokeWidth="1.5" />
      <circle
        cx="260"
        cy="230"
        r="214"
        className="fill-transparent stroke-line-strong"
        strokeWidth="5"
        strokeDasharray="1 10.2"
      />
      {segments.map(({ d, x, y, tone }, index) => (
        <g key={d} className={tone}>
          <path d={d} className="fill-tone" />
          <text x={x} y={y} dy="0.35em" fontSize="34" textAnchor="middle" className="fill-paper font-display">
            {index + 1}
          </text>
        </g>
      ))}
      <circle cx="260" cy="230" r="98" className="fill-accent" />
      <text
        x="260"
        y="230"
        dy="0.35em"
        fontSize="26"
        textAnchor="middle"
        className="fill-accent-ink font-display"
      >
        {fund.title}
      </text>
    </svg>
  )
}

const segments = [
  {
    tone: 'tone-clay',
    x: 374.1,
    y: 123.6,
    d: 'M241.8 40.9A190 190 0 0 1 447.4 198.6L415.3 245.0L380.3 209.9A122 122 0 0 0 248.3 108.6L285.7 76.1Z',
  },
  {
    tone: 'tone-ink',
    x: 366.4,
    y: 344.1,
    d: 'M449.1 211.8A190 190 0 0 1 291.4 417.4L245.0 385.3L280.1 350.3A122 122 0 0 0 381.4 218.3L413.9 255.7Z',
  },
  {
    tone: 'tone-teal',
    x: 145.9,
    y: 336.4,
    d: 'M278.2 419.1A190 190 0 0 1 72.6 261.4L104.7 215.0L139.7 250.1A122 122 0 0 0 271.7 351.4L234.3 383.9Z',
  },
  {
    tone: 'tone-moss',
    x: 153.6,
    y: 115.9,
    d: 'M70.9 248.2A190 190 0 0 1 228.6 42.6L275.0 74.7L239.9 109.7A122 122 0 0 0 138.6 241.7L106.1 204.3Z',
  },
] as const
