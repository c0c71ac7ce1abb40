import { wordAt } from '#company/home/hero-words.ts'
import { home } from '#content/home.ts'

/**
 * Three interlocking rings that turn to the current word of the heading. Decorative, because the heading has the
 * same content.
 */
export function HeroDial({ turn }: { readonly turn: number }) {
  const current = wordAt(turn)
  return (
    <svg viewBox="36 20 712 606" aria-hidden="true" focusable="false" className="block h-auto w-full">
      <defs>
        <radialGradient
          id="hero-glow"
          gradientUnits="userSpaceOnUse"
          cx="400"
          cy="310"
          r="262"
          className="text-accent"
        >
          <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="0.45" stopColor="currentColor" stopOpacity="0.16" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
        <radialGradient
          id="hero-beam"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="268"
          className="text-accent"
        >
          <stop offset="0" stopColor="currentColor" stopOpacity="0.95" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.1" />
        </radialGradient>
        <clipPath id="hero-ring">
          <path d={ring} />
        </clipPath>
      </defs>
      <circle cx="400" cy="310" r="262" fill="url(#hero-glow)" />
      <Ticks />
      <g transform="translate(400 310)">
        <g transform={`rotate(${turn * 72 - 54})`} className="transition-transform duration-slow ease-settle">
          <path d="M0 -34L258 -72A268 268 0 0 1 258 72L0 34Z" fill="url(#hero-beam)" />
          <circle cx="266" r="9" className="fill-accent" />
        </g>
      </g>
      {rings.map(({ tone, turn: degrees }) => (
        <g key={tone} className={tone} transform={`rotate(${degrees} ${middle})`}>
          <path d={ring} className="fill-tone" />
          <g clipPath="url(#hero-ring)" className="fill-transparent stroke-paper" strokeOpacity="0.38">
            <circle cx="400" cy="222" r="143" />
            <circle cx="400" cy="222" r="150" />
            <circle cx="400" cy="222" r="157" />
          </g>
        </g>
      ))}
      <path d={core} className="fill-accent" />
      <g fontSize="21" className="hidden sm:block">
        {labels.map(({ x, y, anchor }, index) => (
          <text
            key={home.hero.words[index]}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor={anchor}
            className={`transition-colors duration-slow ${index === current ? 'fill-accent-text font-semibold' : 'fill-ink-faint'}`}
          >
            {home.hero.words[index]}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** Sixty marks around the rings, twelve per word. The first mark of each word is longer. */
function Ticks() {
  return (
    <g
      className="fill-transparent stroke-line-strong"
      strokeOpacity="0.7"
      strokeDashoffset="0.5"
      transform={`rotate(-54 ${middle})`}
    >
      <circle cx="400" cy="310" r="266" pathLength="1680" strokeDasharray="1 27" strokeWidth="8" />
      <circle cx="400" cy="310" r="274" pathLength="1720" strokeDasharray="1 343" strokeWidth="8" />
    </g>
  )
}

const middle = '400 310'

/**
 * One ring, in two parts that are cut where the next ring covers it. The three rings are rotated by a third
 * of a turn each.
 */
const ring =
  'M348.8 377.3A163.5 163.5 0 0 0 560.1 255.3A129.5 129.5 0 0 0 535.5 238.8A136.5 136.5 0 0 1 346.9 347.7A129.5 129.5 0 0 0 348.8 377.3ZM305.7 355.6A163.5 163.5 0 1 1 562.8 207.1A170.5 170.5 0 0 0 533.5 193.4A136.5 136.5 0 1 0 308.5 323.3A170.5 170.5 0 0 0 305.7 355.6Z'

const rings = [
  { tone: 'tone-ink', turn: 0 },
  { tone: 'tone-teal', turn: 120 },
  { tone: 'tone-clay', turn: 240 },
] as const

const core =
  'M400 249.3A129.5 129.5 0 0 1 452.6 340.4A129.5 129.5 0 0 1 347.4 340.4A129.5 129.5 0 0 1 400 249.3Z'

const labels = [
  { x: 574, y: 71, anchor: 'start' },
  { x: 682, y: 401, anchor: 'start' },
  { x: 400, y: 606, anchor: 'middle' },
  { x: 118, y: 401, anchor: 'end' },
  { x: 226, y: 71, anchor: 'end' },
] as const
