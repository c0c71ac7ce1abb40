import { seeded } from '#art/seeded.ts'

/**
 * The initials of a seller inside three rings. Rotation and color depend only on the id. Decorative: the name
 * is beside it.
 */
export function SellerRings({ id, name, className = 'size-16' }: SellerRingsProps) {
  const choose = seeded(`rings of ${id}`)
  const tone = choose.pick(tones)
  const turn = choose.integer(0, 11) * 10
  return (
    <svg viewBox="0 0 80 80" className={`${tone} shrink-0 ${className}`} fill="none" aria-hidden="true">
      <circle cx="40" cy="40" r="24" className="fill-tone-soft" />
      <g className="stroke-tone" strokeWidth="2.25" transform={`rotate(${turn} 40 40)`}>
        <circle cx="40" cy="31" r="28.5" />
        <circle cx="32.2" cy="44.5" r="28.5" />
        <circle cx="47.8" cy="44.5" r="28.5" />
      </g>
      <text
        x="40"
        y="40.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="17"
        className="fill-ink font-display"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

interface SellerRingsProps {
  id: string
  name: string
  className?: string
}

/** The first letters of the first two words, or an empty text for a name without letters or digits. */
export function initialsOf(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  return firsts.slice(0, 2).join('').toLocaleUpperCase('en-US')
}

const tones = ['tone-amber', 'tone-teal', 'tone-clay', 'tone-moss', 'tone-slate'] as const
