import { namedSchemes, type Scheme } from '#art/palette.ts'
import type { Composition, Scene } from '#art/scene.ts'
import {
  angleOf,
  arc,
  band,
  concentric,
  disc,
  element,
  group,
  lens,
  line,
  pair,
  polar,
  ticks,
  type Attributes,
  type Disc,
  type Point,
} from '#art/shapes.ts'
import { solutionPictures } from '#content/catalog/featured.ts'
import { palette } from '#content/palette.ts'

/** The hand-designed picture of a solution, or `undefined` for other ids (product: solutions 28). */
export function namedArt(id: string): { readonly scheme: Scheme; readonly compose: Composition } | undefined {
  const name = solutionPictures[id]
  return name && pictures[name]
}

const pictures = {
  engines: { scheme: namedSchemes.inkTeal, compose: fourEngines },
  window: { scheme: namedSchemes.night, compose: signalFromAWindow },
  construction: { scheme: namedSchemes.paperInk, compose: construction },
  path: { scheme: namedSchemes.sandClay, compose: pathThroughRings },
}

export type NamedPicture = keyof typeof pictures

const MIDDLE: Point = { x: 400, y: 300 }

/** Four discs around a center. The parts where they overlap the center are lit. */
function fourEngines(scene: Scene): string {
  const { scheme } = scene
  const hub: Disc = { ...MIDDLE, r: 118 }
  const engines = [0, 90, 180, 270].map((turn) => ({ ...polar(MIDDLE, 158, turn - 45), r: 112 }))
  const colors = [scheme.second, palette.clay, palette.moss, palette.slate]
  return (
    concentric(MIDDLE, 300, 640, 24, { stroke: scheme.line, 'stroke-opacity': 0.14 }) +
    ticks({ ...MIDDLE, r: 284 }, 120, 8, {
      stroke: scheme.line,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }) +
    scene.haze({ ...MIDDLE, r: 320 }) +
    engines.map((engine, index) => disc(engine, { fill: colors[index] ?? scheme.first })).join('') +
    engines
      .map((engine) =>
        concentric(engine, 22, 112, 15, { stroke: scheme.line, 'stroke-opacity': 0.32, 'stroke-width': 1.5 }),
      )
      .join('') +
    disc(hub, { fill: scheme.ground }) +
    engines.map((engine) => lens(engine, hub, { fill: scene.lit })).join('') +
    band(hub, 10, scheme.third) +
    band({ ...MIDDLE, r: 44 }, 2, scheme.third, { 'stroke-opacity': 0.7 }) +
    disc({ ...MIDDLE, r: 26 }, { fill: scheme.hot }) +
    engines.map((engine) => disc({ ...engine, r: 9 }, { fill: scheme.third })).join('')
  )
}

/** A lit arched window that sends out a signal in rings. */
function signalFromAWindow(scene: Scene): string {
  const { scheme } = scene
  const sill = 470
  const source: Point = { x: 300, y: 270 }
  const arch = (half: number, foot: number): string =>
    `M${source.x - half} ${foot}V${source.y}A${half} ${half} 0 0 1 ${source.x + half} ${source.y}V${foot}Z`
  let waves = ''
  for (let index = 0; index < 9; index++) {
    const r = 158 + index * 42
    waves += arc({ ...source, r }, -62, 40, {
      stroke: index % 3 === 1 ? scheme.third : index % 3 === 2 ? scheme.second : scheme.light,
      'stroke-width': 22 - index * 2.1,
      'stroke-opacity': 1 - index * 0.06,
    })
  }
  return (
    concentric(source, 150, 720, 42, { stroke: scheme.line, 'stroke-opacity': 0.12 }) +
    scene.haze({ ...source, r: 400 }) +
    waves +
    element('path', { d: arch(124, sill + 22), fill: scheme.second }) +
    element('path', { d: arch(102, sill), fill: scheme.edge }) +
    element('path', { d: arch(94, sill - 8), fill: scene.lit }) +
    group(
      { stroke: scheme.edge, 'stroke-width': 8, fill: 'none' },
      line({ x: source.x, y: source.y - 94 }, { x: source.x, y: sill }),
      line({ x: source.x - 94, y: source.y }, { x: source.x + 94, y: source.y }),
      line({ x: source.x - 94, y: source.y + 98 }, { x: source.x + 94, y: source.y + 98 }),
      disc({ ...source, r: 46 }, { fill: scheme.hot }),
    ) +
    element('path', {
      d: `M0 ${sill + 22}H800`,
      stroke: scheme.line,
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    disc({ ...polar(source, 368, -38), r: 8 }, { fill: scheme.hot }) +
    disc({ ...polar(source, 284, 14), r: 6 }, { fill: scheme.hot })
  )
}

/** An arch with its construction lines. */
function construction(scene: Scene): string {
  const { scheme } = scene
  const base = 452
  const left: Disc = { x: 290, y: base, r: 330 }
  const right: Disc = { x: 510, y: base, r: 330 }
  const above = element('path', { d: `M0 0H800V${base}H0Z` })
  const inner = { left: { ...left, r: 260 }, right: { ...right, r: 260 } }
  let grid = ''
  for (let x = 70; x < 800; x += 55) grid += `M${x} 0V600`
  for (let y = 12; y < 600; y += 55) grid += `M0 ${y}H800`
  return (
    element('path', { d: grid, stroke: scheme.line, 'stroke-opacity': 0.09, fill: 'none' }) +
    scene.haze({ x: 400, y: 330, r: 330 }) +
    scene.within(
      'a',
      above,
      lens(left, right, { fill: scheme.first }),
      lens({ ...left, r: 296 }, { ...right, r: 296 }, { fill: scheme.second }),
      lens(inner.left, inner.right, { fill: scheme.ground }),
      lens({ ...left, r: 214 }, { ...right, r: 214 }, { fill: scene.lit }),
    ) +
    group(
      { fill: 'none', stroke: scheme.line, 'stroke-width': 1.5, 'stroke-opacity': 0.55 },
      disc(left),
      disc(right),
      disc(inner.left),
      disc(inner.right),
      line({ x: 400, y: 20 }, { x: 400, y: 580 }),
      line({ x: left.x, y: base }, { x: 400, y: 141 }),
      line({ x: right.x, y: base }, { x: 400, y: 141 }),
    ) +
    line({ x: 20, y: base }, { x: 780, y: base }, { stroke: scheme.line, 'stroke-width': 4 }) +
    [left, right, { x: 400, y: 141 }]
      .map((point) => disc({ ...point, r: 8 }, { fill: palette.clay }))
      .join('')
  )
}

/** One path through rings that narrow toward a bright point. */
function pathThroughRings(scene: Scene): string {
  const { scheme } = scene
  const goal: Point = { x: 536, y: 216 }
  const rings = [276, 208, 150, 101, 60].map((r) => ({ ...polar(goal, (r - 60) * 0.64, 142), r }))
  const colors = [scheme.second, scheme.first, scheme.third, scheme.second, scheme.first]
  const drawn = (ring: Disc, index: number): Attributes => ({
    stroke: colors[index] ?? scheme.line,
    'stroke-width': 7 + ring.r * 0.085,
  })
  const turns = [{ x: -20, y: 560 }, { x: 250, y: 600 }, { x: 300, y: 250 }, goal] as const
  const way = `M${pair(turns[0])}C${pair(turns[1])} ${pair(turns[2])} ${pair(goal)}`
  const over = rings.map((ring, index) => {
    const entry = angleOf(ring, firstInside(ring, turns))
    const reach = (24 / ring.r) * 57
    return index % 2 === 1 ? arc(ring, entry - reach, entry + reach, drawn(ring, index)) : ''
  })
  return (
    concentric(goal, 340, 760, 30, { stroke: scheme.line, 'stroke-opacity': 0.13 }) +
    scene.haze({ ...goal, r: 250 }) +
    rings.map((ring, index) => disc(ring, { fill: 'none', ...drawn(ring, index) })).join('') +
    element('path', { d: way, fill: 'none', stroke: palette.amberDeep, 'stroke-width': 15 }) +
    element('path', { d: way, fill: 'none', stroke: scheme.hot, 'stroke-width': 4 }) +
    over.join('') +
    disc({ ...goal, r: 33 }, { fill: scene.lit }) +
    disc({ ...goal, r: 12 }, { fill: palette.hot }) +
    rings
      .slice(0, 4)
      .map((ring) => disc({ ...polar(ring, ring.r, -38), r: 5 }, { fill: palette.hot }))
      .join('')
  )
}

function firstInside(ring: Disc, [start, one, two, end]: readonly [Point, Point, Point, Point]): Point {
  for (let t = 0; t < 1; t += 0.005) {
    const s = 1 - t
    const at = (axis: 'x' | 'y'): number =>
      s ** 3 * start[axis] + 3 * s * s * t * one[axis] + 3 * s * t * t * two[axis] + t ** 3 * end[axis]
    const point = { x: at('x'), y: at('y') }
    if (Math.hypot(point.x - ring.x, point.y - ring.y) < ring.r) return point
  }
  return end
}
