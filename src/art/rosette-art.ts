import type { Composition } from '#art/scene.ts'
import { concentric, disc, lens, polar, ticks } from '#art/shapes.ts'

/** For other categories: a circle of discs, lit where neighbors overlap. */
export const rosetteArt: Composition = (scene) => {
  const { choose, scheme } = scene
  const middle = { x: 400, y: 300 }
  const count = choose.pick([4, 5, 6, 8])
  const reach = choose.between(128, 168)
  const r = reach * Math.sin(Math.PI / count) * choose.between(1.22, 1.5)
  const turn = choose.between(0, 90)
  const ruled = choose.chance(0.5)
  const colors = [scheme.first, scheme.second, scheme.third]
  const cycle = count % 3 === 0 ? 3 : 2
  const petals = Array.from({ length: count }, (_, index) => ({
    ...polar(middle, reach, turn + (360 / count) * index),
    r,
  }))
  const meetings = petals.flatMap((petal, index) => {
    const next = petals[(index + 1) % count]
    return next === undefined ? [] : [lens(petal, next, { fill: scene.lit })]
  })
  return (
    concentric(middle, reach + r + 26, 640, 28, { stroke: scheme.line, 'stroke-opacity': 0.13 }) +
    ticks({ ...middle, r: reach + r + 10 }, count * 12, 8, { stroke: scheme.line, 'stroke-opacity': 0.5 }) +
    scene.haze({ ...middle, r: reach + r }) +
    petals.map((petal, index) => disc(petal, { fill: colors[index % cycle] ?? scheme.first })).join('') +
    meetings.join('') +
    petals
      .map((petal) =>
        ruled
          ? concentric(petal, r * 0.2, r * 0.98, r * (count > 5 ? 0.2 : 0.13), {
              stroke: scheme.line,
              'stroke-opacity': 0.3,
            })
          : disc({ ...petal, r: r * 0.09 }, { fill: scheme.hot }),
      )
      .join('') +
    disc({ ...middle, r: Math.max(8, (reach - r) * 0.5) }, { fill: scene.lit })
  )
}
