import { mark } from '#art/mark.ts'
import { palette } from '#art/palette.ts'

/** The mark as an SVG of its own; `ring` and `core` are colors. */
export function markSvg({
  size,
  ring = palette.ink,
  core = palette.amber,
}: {
  readonly size: number
  readonly ring?: string
  readonly core?: string
}): string {
  const rings = mark.turns.map((turn) => `<path d="${mark.ring}" transform="${turn}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${mark.viewBox}">` +
    `<g fill="${ring}">${rings.join('')}</g><path d="${mark.core}" fill="${core}"/></svg>`
  )
}
