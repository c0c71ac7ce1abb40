import type { Composition, Scene } from '#art/scene.ts'
import {
  arc,
  band,
  concentric,
  crossings,
  disc,
  element,
  group,
  lens,
  line,
  polar,
  ticks,
} from '#art/shapes.ts'

/** Analytics: measurements drawn on arcs. */
export const measuresArt: Composition = (scene) =>
  scene.choose.pick([dial, interference, growth, bars])(scene)

/** Arcs of different lengths around one center. One of them is lit. */
function dial(scene: Scene): string {
  const { choose, scheme } = scene
  const center = { x: choose.pick([300, 400, 520]), y: choose.pick([270, 300, 340]) }
  const count = choose.integer(4, 6)
  const width = choose.pick([22, 30, 38])
  const gap = width * choose.pick([0.35, 0.6])
  const inner = choose.between(54, 80)
  const turn = choose.pick([-90, 90, 180, 0])
  const litIndex = choose.integer(1, count - 1)
  const outer = inner + count * (width + gap)
  const colors = [scheme.first, scheme.second, scheme.third]
  let body = concentric(center, outer + 34, 720, 34, { stroke: scheme.line, 'stroke-opacity': 0.13 })
  body += ticks({ ...center, r: outer + 6 }, 72, 12, {
    stroke: scheme.line,
    'stroke-opacity': 0.55,
    'stroke-width': 1.5,
  })
  for (let index = 0; index < count; index++) {
    const at = { ...center, r: inner + index * (width + gap) }
    const reach = turn + choose.between(110, 320)
    const lit = index === litIndex
    body += band(at, 1.5, scheme.line, { 'stroke-opacity': 0.25 })
    body += arc(at, turn, reach, {
      stroke: lit ? scheme.light : (colors[index % 3] ?? scheme.line),
      'stroke-width': width,
    })
    if (lit) {
      const tip = polar(at, at.r, reach)
      body += scene.haze({ ...tip, r: 120 }) + disc({ ...tip, r: width * 0.5 }, { fill: scheme.hot })
    }
  }
  return body + disc({ ...center, r: 9 }, { fill: scheme.light })
}

/** Two sets of fine rings. Their overlap is lit. */
function interference(scene: Scene): string {
  const { choose, scheme } = scene
  const tilt = choose.between(-35, 35)
  const r = choose.between(200, 240)
  const apart = r * choose.between(0.5, 0.72)
  const middle = { x: 400, y: 300 }
  const a = { ...polar(middle, apart, tilt + 180), r }
  const b = { ...polar(middle, apart, tilt), r: r * choose.between(0.8, 1.1) }
  const step = r / choose.integer(11, 15)
  return (
    disc(a, { fill: scheme.first }) +
    disc(b, { fill: scheme.second }) +
    scene.haze({ ...middle, r: r * 1.2 }) +
    lens(a, b, { fill: scene.lit }) +
    concentric(a, step, r * 1.7, step, { stroke: scheme.third, 'stroke-width': 1.6, 'stroke-opacity': 0.6 }) +
    concentric(b, step, r * 1.5, step, { stroke: scheme.line, 'stroke-width': 1.6, 'stroke-opacity': 0.42 }) +
    (crossings(a, b) ?? []).map((point) => disc({ ...point, r: 8 }, { fill: scheme.light })).join('')
  )
}

/** Circles of growing size that touch in one point, like the bars of a bar chart. */
function growth(scene: Scene): string {
  const { choose, scheme } = scene
  const count = choose.integer(4, 6)
  const turn = choose.pick([0, -90, -35, 215, -145])
  const biggest = choose.between(225, 262)
  const root = polar({ x: 400, y: 300 }, biggest, turn + 180)
  const colors = [scheme.first, scheme.third, scheme.second]
  let body = ticks(
    { ...root, r: 40 },
    44,
    700,
    { stroke: scheme.line, 'stroke-opacity': 0.13 },
    turn - 88,
    turn + 88,
  )
  for (let index = count; index >= 1; index--) {
    const r = biggest * (index / count) ** 1.15
    const at = { ...polar(root, r, turn), r }
    body +=
      index === 1
        ? scene.haze({ ...at, r: r * 3.4 }) + disc(at, { fill: scene.lit })
        : disc(at, { fill: colors[index % 3] ?? scheme.line })
    body += disc({ ...polar(root, r * 2, turn), r: 5 }, { fill: index === 1 ? scheme.hot : scheme.light })
  }
  const far = polar(root, 900, turn)
  return group(
    {},
    body,
    line(root, far, { stroke: scheme.line, 'stroke-width': 1.5, 'stroke-opacity': 0.5 }),
    element('circle', { cx: root.x, cy: root.y, r: 8, fill: scheme.hot }),
  )
}

/** Bars inside a disc. A second disc lights the bars that it covers. */
function bars(scene: Scene): string {
  const { choose, scheme } = scene
  const r = choose.between(205, 238)
  const bigDisc = { x: 400 + choose.pick([-40, 0, 40]), y: 300, r }
  const count = choose.pick([7, 9, 11])
  const pitch = (r * 2) / count
  const lamp = {
    ...polar(bigDisc, r * 0.62, choose.pick([-38, -142, -60])),
    r: r * choose.between(0.42, 0.56),
  }
  const rising = choose.chance(0.6)
  let columns = ''
  for (let index = 0; index < count; index++) {
    const share = rising ? (index + 1) / count : choose.between(0.2, 1)
    const height = r * 2 * (0.16 + 0.74 * share * choose.between(0.82, 1))
    const color = index % 3 === 2 ? scheme.second : scheme.first
    columns += element('path', {
      d: `M${Math.round(bigDisc.x - r + index * pitch)} 600v-${Math.round(300 - r + height)}h${Math.round(pitch * 0.8)}V600z`,
      fill: color,
    })
  }
  return (
    concentric(bigDisc, r + 26, 640, 26, { stroke: scheme.line, 'stroke-opacity': 0.13 }) +
    disc(bigDisc, { fill: scheme.third }) +
    scene.within(
      'b',
      disc(bigDisc),
      columns,
      scene.haze({ ...lamp, r: lamp.r * 2.4 }),
      lens(bigDisc, lamp, { fill: scene.lit }),
    ) +
    band(lamp, 2, scheme.line, { 'stroke-opacity': 0.7 }) +
    ticks({ ...bigDisc, r: r + 12 }, count * 8, 9, {
      stroke: scheme.line,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }) +
    (crossings(bigDisc, lamp) ?? []).map((point) => disc({ ...point, r: 6 }, { fill: scheme.light })).join('')
  )
}
