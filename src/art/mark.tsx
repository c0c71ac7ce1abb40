import { mark } from '#art/mark.ts'

/**
 * The three rings in the color of the text around them, the field where they meet in the accent color. Decorative: the
 * name stands beside it.
 */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={mark.viewBox} className={className} aria-hidden="true" focusable="false">
      {mark.turns.map((turn) => (
        <path key={turn} d={mark.ring} transform={turn} fill="currentColor" />
      ))}
      <path d={mark.core} className="fill-accent" />
    </svg>
  )
}
