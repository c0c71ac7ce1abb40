import { silos } from '#content/network.ts'

/**
 * The silos as rings with areas proportional to their members. Decorative, because the list below has their names
 * and figures.
 */
export function SiloRings() {
  return (
    <svg viewBox="0 0 489 444" aria-hidden="true" className="block h-auto w-full">
      {rings.map(({ x, y, r }, index) => (
        <g key={silos[index]?.name} className={silos[index]?.tone}>
          <circle cx={x} cy={y} r={r} className="fill-tone" fillOpacity="0.16" />
          <circle cx={x} cy={y} r={r} className="fill-transparent stroke-tone" strokeWidth="7" />
          <circle cx={x} cy={y} r={r - 9} className="fill-transparent stroke-tone" strokeOpacity="0.5" />
          <text y={y} fontSize="20" textAnchor="middle" className="fill-ink font-display">
            {linesOf(silos[index]?.name ?? '').map((line, at) => (
              <tspan key={line} x={x + (rings[index]?.aside ?? 0)} dy={at === 0 ? '-0.25em' : '1.2em'}>
                {line}
              </tspan>
            ))}
          </text>
        </g>
      ))}
      {meetings.map((d) => (
        <path key={d} d={d} className="fill-accent" />
      ))}
    </svg>
  )
}

/** The last word is on the second line. */
function linesOf(name: string): string[] {
  const at = name.lastIndexOf(' ')
  return [name.slice(0, at), name.slice(at + 1)]
}

/** The position of each ring, in the order of the silos. `aside` moves its name away from an overlap. */
const rings = [
  { x: 362.8, y: 111.7, r: 105.7, aside: 0 },
  { x: 92.3, y: 103.5, r: 86.3, aside: 0 },
  { x: 206.1, y: 285.7, r: 152.5, aside: -6 },
  { x: 407.8, y: 261.4, r: 74.7, aside: 10 },
] as const

/** Where two silos overlap. */
const meetings = [
  'M334.3 209.8A102.2 102.2 0 0 0 268.2 150.2A149 149 0 0 0 334.3 209.8Z',
  'M165.4 142.3A82.8 82.8 0 0 0 95.1 186.3A149 149 0 0 0 165.4 142.3Z',
  'M425.4 192.4A102.2 102.2 0 0 0 355.1 213.5A71.2 71.2 0 0 0 425.4 192.4Z',
  'M344.1 229.6A149 149 0 0 0 353.5 307.4A71.2 71.2 0 0 0 344.1 229.6Z',
] as const
