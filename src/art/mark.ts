import { palette } from '#art/palette.ts'

/**
 * The mark: each ring lies over one neighbour and under the other, so no two are linked and yet none can leave.
 * Drawn as outlines, each cut parallel to the ring above it; the rings leave one lit field in the middle.
 */
export const mark = {
  viewBox: '0 0 48 48',
  rings:
    'M39.06 22.65A15.55 15.55 0 0 1 19.82 33.76A11.15 11.15 0 0 1 18.8 30.1A12.45 12.45 0 0 0 36.4 19.94A11.15 11.15 0 0 1 39.06 22.65Z' +
    'M13.07 29.85A15.55 15.55 0 1 1 39.04 14.85A16.85 16.85 0 0 0 34.99 12.94A12.45 12.45 0 1 0 13.44 25.39A16.85 16.85 0 0 0 13.07 29.85Z' +
    'M19.02 40.12A15.55 15.55 0 0 1 19.02 17.89A11.15 11.15 0 0 1 22.7 18.85A12.45 12.45 0 0 0 22.7 39.16A11.15 11.15 0 0 1 19.02 40.12Z' +
    'M25.78 14.01A15.55 15.55 0 1 1 25.78 44A16.85 16.85 0 0 0 29.46 41.45A12.45 12.45 0 1 0 29.46 16.56A16.85 16.85 0 0 0 25.78 14.01Z' +
    'M13.92 14.03A15.55 15.55 0 0 1 33.16 25.14A11.15 11.15 0 0 1 30.5 27.85A12.45 12.45 0 0 0 12.9 17.69A11.15 11.15 0 0 1 13.92 14.03Z' +
    'M33.14 32.94A15.55 15.55 0 1 1 7.17 17.94A16.85 16.85 0 0 0 7.54 22.41A12.45 12.45 0 1 0 29.09 34.85A16.85 16.85 0 0 0 33.14 32.94Z',
  core: 'M24 19.55A11.15 11.15 0 0 0 18.76 28.63A11.15 11.15 0 0 0 29.24 28.63A11.15 11.15 0 0 0 24 19.55Z',
} as const

/** The mark as an SVG of its own; `ring` and `core` are colours. */
export function markSvg({
  size,
  ring = palette.ink,
  core = palette.amber,
}: {
  readonly size: number
  readonly ring?: string
  readonly core?: string
}): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${mark.viewBox}">` +
    `<path d="${mark.rings}" fill="${ring}"/><path d="${mark.core}" fill="${core}"/></svg>`
  )
}
