import type { HomeContent } from '#company/home/home-content.ts'
import { brand } from '#content/brand.ts'
import { Link } from 'react-router'

/** The three sectors as interlocking rings. Each links to its sector (product: company 7). */
export function SectorRings({
  sectors,
  meetings,
}: Pick<NonNullable<HomeContent['sectors']>, 'sectors' | 'meetings'>) {
  const drawn = rings.flatMap((ring, index) => {
    const sector = sectors[index]
    return sector ? [{ ...sector, ...ring }] : []
  })
  return (
    <svg viewBox="0 0 640 610" className="block h-auto w-full">
      {drawn.map(({ shortName, to, tone, x, y, label }) => (
        <Link key={to} to={to} className={`group outline-none ${tone}`}>
          <circle
            cx={x}
            cy={y}
            r="184"
            className="fill-tone-soft transition-colors group-hover:fill-tone-line group-focus-visible:fill-tone-line"
            fillOpacity="0.7"
          />
          <circle
            cx={x}
            cy={y}
            r="194"
            strokeWidth="3"
            className="invisible fill-transparent stroke-focus group-focus-visible:visible"
          />
          <text
            x={label.x}
            y={label.y}
            fontSize="29"
            textAnchor="middle"
            className="fill-ink font-display underline-offset-4 group-hover:underline group-focus-visible:underline"
          >
            {shortName}
          </text>
        </Link>
      ))}
      <g className="pointer-events-none" aria-hidden="true">
        {drawn.map(({ to, tone, turn }) => (
          <path key={to} d={outline} transform={`rotate(${turn} 320 312)`} className={`fill-tone ${tone}`} />
        ))}
        <path d={core} className="fill-accent" />
        <text x="320" y="321" fontSize="29" textAnchor="middle" className="fill-accent-ink font-display">
          {brand.name}
        </text>
        <g fontSize="18" textAnchor="middle" className="hidden fill-ink-soft sm:block">
          {meetings.slice(0, crossings.length).map(({ word }, index) => (
            <text key={word} {...crossings[index]} dy="0.35em">
              {word}
            </text>
          ))}
        </g>
      </g>
    </svg>
  )
}

/** The position of each ring, in the order of the sectors. */
const rings = [
  { turn: 0, x: 320, y: 204, label: { x: 320, y: 112 } },
  { turn: 120, x: 413.5, y: 366, label: { x: 485.5, y: 424 } },
  { turn: 240, x: 226.5, y: 366, label: { x: 154.5, y: 424 } },
] as const

/** The outline of the first ring, in two parts that are cut where the next ring covers it. */
const outline =
  'M236.6 371.4A187 187 0 0 0 506.6 215.5A177 177 0 0 0 500.8 212A181 181 0 0 1 236.5 364.6A177 177 0 0 0 236.6 371.4ZM222.5 363.6A187 187 0 1 1 506.9 199.4A191 191 0 0 0 500.8 196.1A181 181 0 1 0 222.8 356.7A191 191 0 0 0 222.5 363.6Z'

/** Where two rings overlap. */
const crossings = [
  { x: 425.7, y: 251 },
  { x: 320, y: 434 },
  { x: 214.3, y: 251 },
] as const

const core = 'M320 215.7A177 177 0 0 1 403.4 360.1A177 177 0 0 1 236.6 360.1A177 177 0 0 1 320 215.7Z'
