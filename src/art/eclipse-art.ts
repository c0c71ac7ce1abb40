import type { Composition } from '#art/scene.ts'
import { arc, band, concentric, crossings, disc, lens, polar, ticks } from '#art/shapes.ts'

/** For other categories: one disc passes in front of another, and its rim lights up. */
export const eclipseArt: Composition = (scene) => {
  const { choose, scheme } = scene
  const r = choose.between(170, 215)
  const way = choose.between(0, 360)
  const back = { x: 400, y: 300, r }
  const front = { ...polar(back, r * choose.between(0.2, 0.42), way), r: r * choose.between(0.82, 0.97) }
  const third = { ...polar(back, r * 1.2, way + choose.between(140, 220)), r: r * choose.between(0.4, 0.62) }
  return (
    ticks({ ...back, r: r + 26 }, 120, choose.pick([60, 110, 400]), {
      stroke: scheme.line,
      'stroke-opacity': 0.2,
      'stroke-width': 1.5,
    }) +
    scene.haze({ ...back, r: r * 1.9 }) +
    disc(back, { fill: scene.lit }) +
    disc(front, { fill: scheme.first }) +
    concentric(front, front.r * 0.16, front.r * 0.95, front.r * 0.11, {
      stroke: scheme.second,
      'stroke-opacity': 0.55,
      'stroke-width': 1.5,
    }) +
    disc(third, { fill: scheme.third }) +
    lens(third, back, { fill: scheme.light }) +
    lens(third, front, { fill: scheme.second }) +
    band({ ...third, r: third.r + 14 }, 2, scheme.line, { 'stroke-opacity': 0.6 }) +
    arc({ ...back, r: r + 14 }, way + 60, way + 200, { stroke: scheme.line, 'stroke-width': 2 }) +
    (crossings(third, back) ?? []).map((point) => disc({ ...point, r: 6 }, { fill: scheme.hot })).join('')
  )
}
