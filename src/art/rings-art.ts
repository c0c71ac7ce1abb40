import type { Composition, Scene } from '#art/scene.ts'
import {
  angleOf,
  arc,
  band,
  concentric,
  crossings,
  disc,
  group,
  lens,
  polar,
  ticks,
  type Disc,
  type Point,
} from '#art/shapes.ts'

type Three = readonly [Disc, Disc, Disc]

/** AI tools: the company's motif, three interlocking rings. */
export const ringsArt: Composition = (scene) => {
  const { choose, scheme } = scene
  const r = choose.pick([150, 172, 196, 236])
  const middle = { x: 400 + choose.between(-36, 36), y: 300 + choose.between(-16, 16) }
  const three = threeAround(
    middle,
    r,
    r * choose.between(0.54, 0.64),
    choose.pick([-90, 90, -60, -30, -15, 15]),
  )
  const treatment = choose.pick([woven, veils, grooves])
  return (
    concentric(middle, r * 2.05, 620, 26, { stroke: scheme.line, 'stroke-opacity': 0.16 }) +
    scene.haze({ ...middle, r: r * 1.75 }) +
    treatment(scene, three, middle) +
    satellites(scene, three, middle)
  )
}

function threeAround(middle: Point, r: number, spread: number, turn: number): Three {
  return [
    { ...polar(middle, spread, turn), r },
    { ...polar(middle, spread, turn + 120), r },
    { ...polar(middle, spread, turn + 240), r },
  ]
}

/** Woven bands: first under second, second under third, third under first. */
function woven(scene: Scene, three: Three, middle: Point): string {
  const { scheme, choose } = scene
  const width = three[0].r * choose.pick([0.16, 0.26, 0.38])
  const colors = [scheme.first, scheme.second, scheme.third]
  return (
    core(scene, three) +
    three.map((ring, index) => band(ring, width, colors[index] ?? scheme.line)).join('') +
    overAgain(three[0], three[2], width, scheme.first) +
    sparks(scene, three, middle, width)
  )
}

/** Translucent discs. The overlap of two is tinted, and the overlap of all three is lit. */
function veils(scene: Scene, three: Three): string {
  const { scheme } = scene
  const [a, b, c] = three
  return (
    disc(a, { fill: scheme.first }) +
    disc(b, { fill: scheme.second, 'fill-opacity': 0.88 }) +
    disc(c, { fill: scheme.third, 'fill-opacity': 0.82 }) +
    lens(a, b, { fill: scheme.light, 'fill-opacity': 0.3 }) +
    lens(b, c, { fill: scheme.light, 'fill-opacity': 0.4 }) +
    lens(a, c, { fill: scheme.light, 'fill-opacity': 0.35 }) +
    core(scene, three) +
    group(
      { fill: 'none', stroke: scheme.line, 'stroke-opacity': 0.5, 'stroke-width': 1.5 },
      disc(a),
      disc(b),
      disc(c),
    )
  )
}

/** Each ring consists of many fine ones, like the grooves of a record. */
function grooves(scene: Scene, three: Three, middle: Point): string {
  const { scheme } = scene
  const colors = [scheme.second, scheme.third, scheme.first]
  const step = three[0].r / 14
  return (
    core(scene, three) +
    three
      .map((ring, index) =>
        concentric(ring, ring.r - step * 5, ring.r + 1, step, {
          stroke: colors[index] ?? scheme.line,
          'stroke-width': step * 0.46,
        }),
      )
      .join('') +
    sparks(scene, three, middle, step * 3)
  )
}

function core(scene: Scene, [a, b, c]: Three): string {
  return scene.within('c', disc(a), lens(b, c, { fill: scene.lit }))
}

function overAgain(ring: Disc, other: Disc, width: number, color: string): string {
  const reach = (width / ring.r) * 62
  return (crossings(ring, other) ?? [])
    .map((point) => angleOf(ring, point))
    .map((angle) => arc(ring, angle - reach, angle + reach, { stroke: color, 'stroke-width': width }))
    .join('')
}

/** A bright spot on each of the three outer intersections. */
function sparks(scene: Scene, [a, b, c]: Three, middle: Point, size: number): string {
  return [crossings(a, b), crossings(b, c), crossings(c, a)]
    .flatMap((points) => (points === undefined ? [] : [farther(points, middle)]))
    .map(
      (point) =>
        scene.haze({ ...point, r: size * 1.5 }) +
        disc({ ...point, r: Math.max(5, size * 0.14) }, { fill: scene.scheme.hot }),
    )
    .join('')
}

function farther([one, two]: readonly [Point, Point], from: Point): Point {
  return Math.hypot(one.x - from.x, one.y - from.y) > Math.hypot(two.x - from.x, two.y - from.y) ? one : two
}

function satellites({ choose, scheme }: Scene, three: Three, middle: Point): string {
  const orbit = three[0].r * 1.86
  const start = choose.between(0, 360)
  return (
    arc({ ...middle, r: orbit }, start, start + choose.between(70, 150), {
      stroke: scheme.line,
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }) +
    disc({ ...polar(middle, orbit, start), r: 6 }, { fill: scheme.light }) +
    ticks(
      { ...middle, r: orbit - 5 },
      9,
      10,
      { stroke: scheme.line, 'stroke-opacity': 0.5, 'stroke-width': 1.5 },
      start + 190,
      start + 226,
    )
  )
}
