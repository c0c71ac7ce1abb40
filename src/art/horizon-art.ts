import type { Composition, Scene } from '#art/scene.ts'
import { band, concentric, crossings, disc, element, lens, line, polar } from '#art/shapes.ts'

/** Consulting: overlapping discs, a light over a calm horizon, or nested arches. */
export const horizonArt: Composition = (scene) => scene.choose.pick([meeting, rising, arches])(scene)

/** Two large discs. Their overlap is lit, and one disc has fine lines. */
function meeting(scene: Scene): string {
  const { choose, scheme } = scene
  const tilt = choose.pick([0, 0, 90, -35, 35, -60])
  const r = choose.between(178, 222)
  const apart = r * choose.between(0.46, 0.68)
  const middle = { x: 400, y: 300 }
  const a = { ...polar(middle, apart, tilt + 180), r }
  const b = { ...polar(middle, apart, tilt), r: r * choose.pick([1, 1, 0.78]) }
  const ruled = choose.chance(0.5) ? a : b
  return (
    concentric(middle, r * 1.4, 640, 40, { stroke: scheme.line, 'stroke-opacity': 0.13 }) +
    disc(a, { fill: scheme.first }) +
    disc(b, { fill: scheme.third }) +
    band({ ...b, r: b.r + 16 }, 2, scheme.line, { 'stroke-opacity': 0.5 }) +
    scene.haze({ ...middle, r: r * 1.3 }) +
    lens(a, b, { fill: scene.lit }) +
    scene.within(
      'r',
      disc(ruled),
      concentric(ruled === a ? b : a, r * 0.2, r * 2, r * 0.085, {
        stroke: scheme.line,
        'stroke-opacity': 0.4,
        'stroke-width': 1.5,
      }),
    ) +
    (crossings(a, b) ?? []).map((point) => disc({ ...point, r: 7 }, { fill: scheme.hot })).join('')
  )
}

/** A disc of light at the horizon, and its broken reflection in the water. */
function rising(scene: Scene): string {
  const { choose, scheme } = scene
  const level = choose.pick([310, 360, 410])
  const r = choose.between(125, 205)
  const sun = { x: choose.pick([300, 400, 500]), y: level - r * choose.between(0, 0.6), r }
  const moon = {
    x: sun.x + choose.pick([-1, 1]) * r * choose.between(0.9, 1.25),
    y: sun.y - r * 0.3,
    r: r * choose.between(0.62, 0.9),
  }
  const sky = element('path', { d: `M0 0H800V${level}H0Z` })
  let water = ''
  for (let row = 0; row < 8; row++) {
    const y = level + 14 + row * (10 + row * 2.6)
    const half = r * Math.cos(Math.min(1.35, row * 0.17)) * (row % 2 === 0 ? 1 : 0.72)
    water += line(
      { x: sun.x - half, y },
      { x: sun.x + half, y },
      {
        stroke: row % 3 === 0 ? scheme.hot : scheme.light,
        'stroke-width': 4 + row * 0.8,
        'stroke-linecap': 'round',
      },
    )
  }
  return (
    concentric(sun, r + 30, 620, 30, { stroke: scheme.line, 'stroke-opacity': 0.15 }) +
    scene.haze({ ...sun, r: r * 2.3 }) +
    scene.within(
      's',
      sky,
      disc(moon, { fill: scheme.third }),
      disc(sun, { fill: scheme.first }),
      lens(sun, moon, { fill: scene.lit }),
      band({ ...moon, r: moon.r + 14 }, 2, scheme.line, { 'stroke-opacity': 0.6 }),
    ) +
    element('path', { d: `M0 ${level}H800V600H0Z`, fill: scheme.second, 'fill-opacity': 0.92 }) +
    water
  )
}

/** Nested arches on the lower edge. The innermost is lit. */
function arches(scene: Scene): string {
  const { choose, scheme } = scene
  const count = choose.integer(4, 6)
  const width = choose.pick([34, 42, 52])
  const pitch = width + choose.pick([6, 14])
  const inner = choose.between(58, 84)
  const lean = choose.pick([-26, -14, 0, 14, 26])
  const level = choose.pick([340, 380, 430])
  const colors = [scheme.first, scheme.third, scheme.second]
  const arch = (x: number, r: number): string =>
    `M${x - r} 620V${level}A${r} ${r} 0 0 1 ${x + r} ${level}V620`
  let body = concentric({ x: 400, y: level }, inner + pitch * count + 30, 680, 30, {
    stroke: scheme.line,
    'stroke-opacity': 0.15,
  })
  for (let index = count - 1; index >= 0; index--) {
    const x = Math.round(400 + (lean * index) / 2)
    const r = Math.round(inner + pitch * (index + 0.5))
    body += element('path', {
      d: arch(x, r),
      fill: 'none',
      stroke: colors[index % 3] ?? scheme.line,
      'stroke-width': width,
    })
  }
  const top = inner + pitch * count
  const lamp = { x: 400 + choose.pick([-1, 1]) * top * 0.78, y: level - top * 0.62, r: 40 }
  return (
    body +
    scene.haze({ x: 400, y: level + 20, r: inner * 3.4 }) +
    element('path', { d: arch(400, Math.round(inner - 10)), fill: scene.lit }) +
    disc(lamp, { fill: scheme.light }) +
    band({ ...lamp, r: 54 }, 2, scheme.line, { 'stroke-opacity': 0.6 })
  )
}
