import { logo } from '#content/logo.ts'
import { turned } from '#lib/brand.ts'

/** The logo in the color of the text around it. Decorative: the name is beside it. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={logo.viewBox} className={className} aria-hidden="true" focusable="false">
      {logo.shapes.map((shape) => (
        <path
          key={`${shape.d} ${turned(shape)}`}
          d={shape.d}
          transform={turned(shape)}
          className={shape.color === 'ink' ? 'fill-current' : 'fill-accent'}
        />
      ))}
    </svg>
  )
}
