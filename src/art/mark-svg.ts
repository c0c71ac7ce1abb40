import { logo } from '#content/logo.ts'
import { palette } from '#content/palette.ts'
import { turned } from '#lib/brand.ts'

/** The logo as a standalone SVG. */
export function markSvg({
  size,
  ink = palette.ink,
  accent = palette.amber,
}: {
  readonly size: number
  readonly ink?: string
  readonly accent?: string
}): string {
  const colors = { ink, accent }
  const shapes = logo.shapes.map(
    (shape) => `<path d="${shape.d}" transform="${turned(shape)}" fill="${colors[shape.color]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logo.viewBox}">${shapes.join('')}</svg>`
}
