import { Link } from 'react-router'

/** The three sectors as rings that none can leave; each ring leads to its sector (spec §2.4). */
export function SectorRings() {
  return (
    <svg viewBox="0 0 640 610" className="block h-auto w-full">
      {rings.map(({ name, to, tone, x, y, label }) => (
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
            {name}
          </text>
        </Link>
      ))}
      <g className="pointer-events-none" aria-hidden="true">
        {rings.map(({ to, tone, d }) => (
          <path key={to} d={d} className={`fill-tone ${tone}`} />
        ))}
        <path d={core} className="fill-accent" />
        <text x="320" y="321" fontSize="29" textAnchor="middle" className="fill-accent-ink font-display">
          Wadah
        </text>
        <g fontSize="18" textAnchor="middle" className="hidden fill-ink-soft sm:block">
          {meetings.map(({ word, x, y }) => (
            <text key={word} x={x} y={y} dy="0.35em">
              {word}
            </text>
          ))}
        </g>
      </g>
    </svg>
  )
}

const rings = [
  {
    name: 'Tech Solutions',
    to: '/wts',
    tone: 'tone-ink',
    x: 320,
    y: 204,
    label: { x: 320, y: 112 },
    d: 'M236.6 371.4A187 187 0 0 0 506.6 215.5A177 177 0 0 0 500.8 212A181 181 0 0 1 236.5 364.6A177 177 0 0 0 236.6 371.4ZM222.5 363.6A187 187 0 1 1 506.9 199.4A191 191 0 0 0 500.8 196.1A181 181 0 1 0 222.8 356.7A191 191 0 0 0 222.5 363.6Z',
  },
  {
    name: 'Network',
    to: '/wadah-network',
    tone: 'tone-teal',
    x: 413.5,
    y: 366,
    label: { x: 485.5, y: 424 },
    d: 'M310.3 210.1A187 187 0 0 0 310.3 521.9A177 177 0 0 0 316.2 518.6A181 181 0 0 1 316.2 213.4A177 177 0 0 0 310.3 210.1ZM324 201.8A187 187 0 1 1 324 530.2A191 191 0 0 0 329.9 526.5A181 181 0 1 0 329.9 205.5A191 191 0 0 0 324 201.8Z',
  },
  {
    name: 'Fund',
    to: '/wadah-fund',
    tone: 'tone-clay',
    x: 226.5,
    y: 366,
    label: { x: 154.5, y: 424 },
    d: 'M413.1 354.5A187 187 0 0 0 143.1 198.6A177 177 0 0 0 143 205.4A181 181 0 0 1 407.3 358A177 177 0 0 0 413.1 354.5ZM413.4 370.6A187 187 0 1 1 129 206.4A191 191 0 0 0 129.2 213.3A181 181 0 1 0 407.3 373.9A191 191 0 0 0 413.4 370.6Z',
  },
] as const

/** Where two rings meet, seen from the middle. */
const meetings = [
  { word: 'Practice', x: 425.7, y: 251 },
  { word: 'Founders', x: 320, y: 434 },
  { word: 'Products', x: 214.3, y: 251 },
] as const

const core = 'M320 215.7A177 177 0 0 1 403.4 360.1A177 177 0 0 1 236.6 360.1A177 177 0 0 1 320 215.7Z'
