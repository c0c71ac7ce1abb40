import type { Composition, Scene } from '#art/scene.ts'
import { arc, arcPath, band, concentric, disc, element, group, line, polar, ticks } from '#art/shapes.ts'

/** Security: a light enclosed by rings. */
export const keepArt: Composition = (scene) => scene.choose.pick([walls, iris, keyhole, vault])(scene)

/** Walls around a core, each with one gate. The gates never line up. */
function walls(scene: Scene): string {
  const { choose, scheme } = scene
  const center = { x: 400 + choose.pick([-60, 0, 0, 60]), y: 300 + choose.pick([-20, 0, 20]) }
  const count = choose.integer(4, 7)
  const width = choose.pick([16, 24, 34])
  const pitch = width + choose.pick([14, 20, 26])
  const core = choose.between(40, 62)
  const colors = [scheme.first, scheme.second, scheme.first, scheme.third]
  let gate = choose.between(0, 360)
  let body = scene.haze({ ...center, r: core * 4.2 }) + disc({ ...center, r: core }, { fill: scene.lit })
  for (let index = 0; index < count; index++) {
    const at = { ...center, r: core + 22 + width / 2 + index * pitch }
    const opening = (34 / at.r) * 57 + 6
    gate += choose.between(75, 165)
    body += arc(at, gate + opening, gate + 360 - opening, {
      stroke: colors[index % 4] ?? scheme.line,
      'stroke-width': width,
    })
    body += disc({ ...polar(center, at.r, gate), r: 4.5 }, { fill: scheme.light })
  }
  const outer = core + 22 + count * pitch + 10
  return (
    body +
    ticks({ ...center, r: outer }, 90, 9, {
      stroke: scheme.line,
      'stroke-opacity': 0.5,
      'stroke-width': 1.5,
    }) +
    concentric(center, outer + 40, 640, 36, { stroke: scheme.line, 'stroke-opacity': 0.13 })
  )
}

/** The blades of an iris, closing around the light. */
function iris(scene: Scene): string {
  const { choose, scheme } = scene
  const center = { x: 400, y: 300 }
  const blades = choose.pick([5, 6, 7, 8])
  const frame = choose.between(222, 256)
  const turn = choose.between(0, 60)
  const reach = frame * choose.between(0.52, 0.66)
  const colors = [scheme.first, scheme.second, scheme.third]
  let leaves = ''
  for (let index = 0; index < blades; index++) {
    const at = { ...polar(center, reach, turn + (360 / blades) * index), r: frame * 0.74 }
    leaves += band(at, frame * 0.16, colors[index % (blades % 2 === 0 ? 2 : 3)] ?? scheme.line, {
      'stroke-opacity': 0.86,
    })
  }
  return (
    concentric(center, frame + 30, 640, 30, { stroke: scheme.line, 'stroke-opacity': 0.14 }) +
    scene.haze({ ...center, r: frame * 1.25 }) +
    scene.within('f', disc({ ...center, r: frame }), leaves) +
    disc({ ...center, r: frame * 0.11 }, { fill: scene.lit }) +
    band({ ...center, r: frame }, 5, scheme.line) +
    ticks(
      { ...center, r: frame + 14 },
      blades * 6,
      10,
      { stroke: scheme.line, 'stroke-opacity': 0.6, 'stroke-width': 1.5 },
      turn,
      turn + 360,
    )
  )
}

/** A set of rings cut in half, with one half rotated against the other. */
function vault(scene: Scene): string {
  const { choose, scheme } = scene
  const turn = choose.pick([-90, 0, -45, 45])
  const count = choose.integer(3, 5)
  const pitch = 220 / count
  const slip = pitch * choose.pick([0.5, 1])
  const center = { x: 400, y: 300 }
  const colors = [scheme.first, scheme.third, scheme.second]
  const half = (shift: number, from: number): string => {
    const at = polar(center, shift, turn)
    let rings = ''
    for (let index = 0; index < count; index++) {
      const ring = { ...at, r: 46 + (index + 0.4) * pitch }
      rings += element('path', {
        d: arcPath(ring, from, from + 180),
        fill: 'none',
        stroke: colors[(index + (shift > 0 ? 1 : 0)) % 3] ?? scheme.line,
        'stroke-width': pitch * 0.66,
      })
    }
    return rings
  }
  const axis = [polar(center, 640, turn), polar(center, 640, turn + 180)] as const
  return group(
    {},
    scene.haze({ ...center, r: 320 }),
    half(slip / 2, turn),
    half(-slip / 2, turn + 180),
    line(axis[0], axis[1], { stroke: scheme.line, 'stroke-width': 2 }),
    disc({ ...center, r: 34 }, { fill: scene.lit }),
    disc({ ...polar(center, 284, turn), r: 6 }, { fill: scheme.light }),
    disc({ ...polar(center, 284, turn + 180), r: 6 }, { fill: scheme.light }),
  )
}

/** A lit keyhole behind its rings. */
function keyhole(scene: Scene): string {
  const { choose, scheme } = scene
  const center = { x: 400, y: 290 }
  const size = choose.between(46, 62)
  const count = choose.integer(2, 5)
  const hollow = choose.chance(0.5)
  const pitch = (262 - size * 1.9) / count
  const colors = [scheme.first, scheme.second, scheme.third]
  let body = concentric(center, 290, 640, 30, { stroke: scheme.line, 'stroke-opacity': 0.14 })
  for (let index = count; index >= 1; index--) {
    const shift = choose.between(-0.3, 0.3) * pitch
    const at = { x: center.x + shift, y: center.y + shift / 2, r: size * 1.9 + pitch * index }
    const color = colors[index % 3] ?? scheme.line
    body += hollow ? band({ ...at, r: at.r - pitch * 0.3 }, pitch * 0.5, color) : disc(at, { fill: color })
  }
  const foot = center.y + size * 2.5
  const slot = `M${center.x} ${center.y}L${Math.round(center.x + size * 0.86)} ${Math.round(foot)}H${Math.round(center.x - size * 0.86)}Z`
  return (
    body +
    disc({ ...center, y: center.y + size * 0.55, r: size * 2.3 }, { fill: scheme.edge }) +
    scene.haze({ ...center, y: center.y + size * 0.5, r: size * 3.6 }) +
    element('path', { d: slot, fill: scheme.light }) +
    disc({ ...center, r: size }, { fill: scene.lit }) +
    ticks(
      { ...center, r: 272 },
      60,
      9,
      { stroke: scheme.line, 'stroke-opacity': 0.55, 'stroke-width': 1.5 },
      choose.pick([0, 90, 180]),
      450,
    )
  )
}
