import type { Composition } from '#art/scene.ts'
import { arc, band, concentric, crossings, disc, lens, polar, ticks } from '#art/shapes.ts'

/** Compositions for all other categories. Solutions share them, because their categories are free text. */
export const otherArt: Composition = (scene) => scene.choose.pick([eclipseArt, rosetteArt, ripplesArt])(scene)

/** One disc passes in front of another, and its rim lights up. */
const eclipseArt: Composition = (scene) => {
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

/** Three sources whose waves overlap. */
const ripplesArt: Composition = (scene) => {
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

/** A circle of discs, lit where neighbors overlap. */
const rosetteArt: Composition = (scene) => {
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
