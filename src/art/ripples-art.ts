import type { Composition } from '#art/scene.ts'
import { band, disc, lens, polar } from '#art/shapes.ts'

/** For other categories: three sources whose waves overlap. */
export const ripplesArt: Composition = (scene) => {
  const { choose, scheme } = scene
  const turn = choose.between(0, 360)
  const middle = { x: 400, y: 300 }
  const step = choose.pick([28, 34, 40])
  const colors = [scheme.first, scheme.second, scheme.third]
  const sources = [0, 1, 2].map((index) => ({
    ...polar(middle, step * choose.between(3.3, 4), turn + index * 120 + choose.between(-18, 18)),
    r: step * 6.2,
  }))
  let body = scene.haze({ ...middle, r: 330 })
  sources.forEach((source, index) => {
    for (let ring = 1; ring <= 6; ring++) {
      body += band({ ...source, r: ring * step }, step * (0.66 - ring * 0.08), colors[index] ?? scheme.line)
    }
  })
  const [a, b, c] = sources
  if (a === undefined || b === undefined || c === undefined) return body
  return (
    body +
    scene.within('w', disc(c), lens(a, b, { fill: scene.lit, 'fill-opacity': 0.94 })) +
    sources.map((source) => disc({ ...source, r: step * 0.42 }, { fill: scheme.light })).join('')
  )
}
