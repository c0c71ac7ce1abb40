import type { Composition, Scene } from '#art/scene.ts'
import {
  angleOf,
  arc,
  band,
  concentric,
  crossings,
  disc,
  element,
  group,
  lens,
  polar,
  type Disc,
} from '#art/shapes.ts'

/** Automation: a movement that passes from ring to ring. */
export const ribbonArt: Composition = (scene) => scene.choose.pick([serpentine, chain, phases, relay])(scene)

/** Parallel tracks that curve back and forth in half rings across the picture. */
function serpentine(scene: Scene): string {
  const { choose, scheme } = scene
  const count = choose.pick([3, 4, 5])
  const track = choose.pick([20, 26, 32])
  const r = choose.pick([134, 160, 200])
  const turn = choose.pick([0, 90, -28, 28, 152])
  const litTrack = choose.integer(0, count - 1)
  const colors = [scheme.first, scheme.second, scheme.third]
  let body = ''
  for (let index = 0; index < count; index++) {
    const offset = (index - (count - 1) / 2) * track * 1.18
    body += element('path', {
      d: swing(r, offset),
      fill: 'none',
      stroke: index === litTrack ? scheme.light : (colors[index % 3] ?? scheme.line),
      'stroke-width': track,
    })
  }
  const lamp = { x: 400 + choose.pick([-1, 1]) * r, y: 300, r: r * 0.5 }
  return group(
    { transform: `rotate(${turn} 400 300)` },
    concentric({ ...lamp, x: 800 - lamp.x }, 16, r * 0.5, 16, {
      stroke: scheme.line,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }),
    body,
    scene.haze({ ...lamp, r: r * 1.2 }),
    disc({ ...lamp, r: Math.max(20, r - (count * track * 1.18) / 2 - 26) }, { fill: scene.lit }),
    disc({ x: 800 - lamp.x, y: 300, r: 8 }, { fill: scheme.light }),
  )
}

function swing(r: number, offset: number): string {
  let d = ''
  let x = 400 - r * 6
  d += `M${x - offset} 300`
  for (let step = 0; step < 6; step++) {
    const radius = step % 2 === 0 ? r + offset : r - offset
    x += r * 2
    const end = step % 2 === 0 ? x + offset : x - offset
    d += `A${radius} ${radius} 0 0 ${step % 2 === 0 ? 1 : 0} ${end} 300`
  }
  return d
}

/** Links of a chain. Each lies above one neighbor and below the other. */
function chain(scene: Scene): string {
  const { choose, scheme } = scene
  const r = choose.between(104, 136)
  const width = r * choose.pick([0.24, 0.34, 0.44])
  const tilt = choose.pick([-32, 32, 0, -18])
  const pitch = r * 1.36
  const colors = [scheme.first, scheme.second, scheme.third]
  const links: readonly Disc[] = [-3, -2, -1, 0, 1, 2, 3].map((index) => ({
    ...polar({ x: 400, y: 300 }, pitch * index, tilt),
    r,
  }))
  const litLink = choose.integer(2, 4)
  let body = ''
  links.forEach((link, index) => {
    const next = links[index + 1]
    if (index === litLink)
      body += scene.haze({ ...link, r: r * 1.7 }) + disc({ ...link, r: r - width * 1.1 }, { fill: scene.lit })
    body += band(link, width, colors[index % 3] ?? scheme.line)
    if (next === undefined) return
    body += band(next, width, colors[(index + 1) % 3] ?? scheme.line)
    const over = crossings(link, next)?.[1]
    if (over === undefined) return
    const angle = angleOf(link, over)
    body += arc(link, angle - 30, angle + 30, {
      stroke: colors[index % 3] ?? scheme.line,
      'stroke-width': width,
    })
  })
  return concentric({ x: 400, y: 300 }, 190, 640, 30, { stroke: scheme.line, 'stroke-opacity': 0.14 }) + body
}

/** One ring drawn repeatedly as it rolls toward the light. */
function relay(scene: Scene): string {
  const { choose, scheme } = scene
  const rightwards = choose.chance(0.5) ? 1 : -1
  const count = choose.integer(7, 11)
  const tilt = choose.pick([-34, 0, 34, 90])
  const final = choose.between(118, 150)
  let body = ''
  for (let index = 0; index < count; index++) {
    const share = index / (count - 1)
    const at = { x: 400 + rightwards * (-330 + 500 * share ** 1.25), y: 300, r: 190 - (190 - final) * share }
    const last = index === count - 1
    body += last
      ? scene.haze({ ...at, r: final * 2 }) +
        disc(at, { fill: scene.lit }) +
        band({ ...at, r: final + 20 }, 14, scheme.first)
      : disc(at, {
          fill: index % 3 === 0 ? scheme.first : index % 3 === 1 ? scheme.second : scheme.third,
          stroke: scheme.ground,
          'stroke-width': 3,
        })
  }
  return group({ transform: `rotate(${tilt} 400 300)` }, body)
}

/** A disc in its phases, like the moon's, row by row. One of them is full. */
function phases(scene: Scene): string {
  const { choose, scheme } = scene
  const columns = choose.pick([3, 4, 5])
  const pitch = 800 / (columns + 0.4)
  const r = pitch * choose.pick([0.38, 0.44])
  const rows = Math.round(600 / pitch)
  const full = choose.integer(Math.floor((columns * rows) / 3), columns * rows - 2)
  let body = ''
  for (let index = 0; index < columns * rows; index++) {
    const at = {
      x: 400 + ((index % columns) - (columns - 1) / 2) * pitch,
      y: 300 + (Math.floor(index / columns) - (rows - 1) / 2) * pitch,
      r,
    }
    const away = index - full
    if (away === 0) {
      body += scene.haze({ ...at, r: r * 2 }) + disc(at, { fill: scene.lit })
      continue
    }
    const shade = {
      ...at,
      x: at.x + Math.sign(away) * r * 2 * Math.max(0.16, 1 - Math.abs(away) / (columns + 1)),
    }
    const one = Math.floor(index / columns) % 2 === 0
    body += disc(at, { fill: one ? scheme.first : scheme.second })
    body += lens(at, shade, { fill: scheme.third })
    if (index % 3 === 0) body += band({ ...at, r: r + 7 }, 1.5, scheme.line, { 'stroke-opacity': 0.5 })
  }
  return body
}
