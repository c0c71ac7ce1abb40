import { heroWords, wordAt } from '#company/hero-words.ts'

/**
 * The three rings, none of which can leave the others, and the light where they meet: it turns to the word
 * that the heading says. Decoration; the heading carries the meaning.
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
        {rings.map(({ id, d }) => (
          <clipPath id={id} key={id}>
            <path d={d} />
          </clipPath>
        ))}
      </defs>
      <circle cx="400" cy="310" r="262" fill="url(#hero-glow)" />
      <path d={ticks} className="stroke-line-strong" strokeOpacity="0.7" />
      <g transform="translate(400 310)">
        <g transform={`rotate(${turn * 72 - 54})`} className="transition-transform duration-slow ease-settle">
          <path d="M0 -34L258 -72A268 268 0 0 1 258 72L0 34Z" fill="url(#hero-beam)" />
          <circle cx="266" r="9" className="fill-accent" />
        </g>
      </g>
      {rings.map(({ id, d, x, y, tone }) => (
        <g key={id} className={tone}>
          <path d={d} className="fill-tone" />
          <g clipPath={`url(#${id})`} className="fill-transparent stroke-paper" strokeOpacity="0.38">
            <circle cx={x} cy={y} r="143" />
            <circle cx={x} cy={y} r="150" />
            <circle cx={x} cy={y} r="157" />
          </g>
        </g>
      ))}
      <path d={core} className="fill-accent" />
      <g fontSize="21" className="hidden sm:block">
        {labels.map(({ x, y, anchor }, index) => (
          <text
            key={heroWords[index]}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor={anchor}
            className={`transition-colors duration-slow ${index === current ? 'fill-accent-text font-semibold' : 'fill-ink-faint'}`}
          >
            {heroWords[index]}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** Outlines of the bands, cut where another ring lies above. */
const rings = [
  {
    id: 'hero-ring-tech',
    tone: 'tone-ink',
    x: 400,
    y: 222,
    d: 'M348.8 377.3A163.5 163.5 0 0 0 560.1 255.3A129.5 129.5 0 0 0 535.5 238.8A136.5 136.5 0 0 1 346.9 347.7A129.5 129.5 0 0 0 348.8 377.3ZM305.7 355.6A163.5 163.5 0 1 1 562.8 207.1A170.5 170.5 0 0 0 533.5 193.4A136.5 136.5 0 1 0 308.5 323.3A170.5 170.5 0 0 0 305.7 355.6Z',
  },
  {
    id: 'hero-ring-network',
    tone: 'tone-teal',
    x: 476.2,
    y: 354,
    d: 'M367.3 232A163.5 163.5 0 0 0 367.3 476A129.5 129.5 0 0 0 393.9 462.9A136.5 136.5 0 0 1 393.9 245.1A129.5 129.5 0 0 0 367.3 232ZM407.7 205.6A163.5 163.5 0 1 1 407.7 502.4A170.5 170.5 0 0 0 434.2 483.9A136.5 136.5 0 1 0 434.2 224.1A170.5 170.5 0 0 0 407.7 205.6Z',
  },
  {
    id: 'hero-ring-fund',
    tone: 'tone-clay',
    x: 323.8,
    y: 354,
    d: 'M483.9 320.7A163.5 163.5 0 0 0 272.6 198.7A129.5 129.5 0 0 0 270.7 228.3A136.5 136.5 0 0 1 459.2 337.2A129.5 129.5 0 0 0 483.9 320.7ZM486.6 368.9A163.5 163.5 0 1 1 229.5 220.4A170.5 170.5 0 0 0 232.3 252.7A136.5 136.5 0 1 0 457.3 382.6A170.5 170.5 0 0 0 486.6 368.9Z',
  },
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

/** Sixty marks around the rings, twelve from word to word. */
const ticks =
  'M554 98L563 85M575 115L581 109M595 135L601 129M612 156L618 151M627 179L634 175M639 203L647 200M649 229L657 227M656 256L664 254M661 283L669 282M662 310L670 310M661 337L669 338M656 364L664 366M649 391L664 396M639 417L647 420M627 441L634 445M612 464L618 469M595 485L601 491M575 505L581 511M554 522L559 528M531 537L535 544M507 549L510 557M481 559L483 567M454 566L456 574M427 571L428 579M400 572L400 588M373 571L372 579M346 566L344 574M319 559L317 567M293 549L290 557M269 537L265 544M246 522L241 528M225 505L219 511M205 485L199 491M188 464L182 469M173 441L166 445M161 417L153 420M151 391L136 396M144 364L136 366M139 337L131 338M138 310L130 310M139 283L131 282M144 256L136 254M151 229L143 227M161 203L153 200M173 179L166 175M188 156L182 151M205 135L199 129M225 115L219 109M246 98L237 85M269 83L265 76M293 71L290 63M319 61L317 53M346 54L344 46M373 49L372 41M400 48L400 40M427 49L428 41M454 54L456 46M481 61L483 53M507 71L510 63M531 83L535 76'
