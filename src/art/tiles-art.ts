import type { Composition, Scene } from '#art/scene.ts'
import { concentric, disc, element, group, lens, type Point } from '#art/shapes.ts'

type Tile = { readonly x: number; readonly y: number; readonly size: number }

/** Business tools: tiles with quarter rings that join into paths and circles. */
export const tilesArt: Composition = (scene) => {
  const { choose } = scene
  const size = choose.pick([200, 200, 160, 300])
  const columns = Math.ceil(800 / size)
  const rows = Math.ceil(600 / size)
  const left = (800 - columns * size) / 2
  const litColumn = choose.integer(Math.floor(columns / 2) - 1, Math.floor(columns / 2))
  const litRow = choose.integer(rows > 2 ? 1 : 0, rows > 2 ? rows - 2 : rows - 1)
  const tile = { x: 0, y: 0, size }
  let tiles = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lit = column === litColumn && row === litRow
      const inside = {
        transform: `translate(${left + column * size} ${row * size})`,
        'clip-path': scene.clip('t'),
      }
      tiles += group(inside, lit ? litTile(scene, tile) : plainTile(scene, tile))
    }
  }
  const lamp = { x: left + (litColumn + 0.5) * size, y: (litRow + 0.5) * size, r: size * 0.9 }
  const outline = element('clipPath', { id: scene.name('t') }, square({ x: 0, y: 0, size }))
  const rings = concentric({ x: 0, y: 0 }, size * 0.12, size * 0.95, size * 0.11, {
    id: scene.name('q'),
    'stroke-width': 2,
    'stroke-opacity': 0.75,
  })
  return (
    element('defs', {}, outline + rings) +
    tiles +
    scene.haze(lamp) +
    disc({ ...lamp, r: Math.max(5, size * 0.03) }, { fill: scene.scheme.hot })
  )
}

function plainTile(scene: Scene, tile: Tile): string {
  const { choose, scheme } = scene
  const ground = choose.chance(0.34)
    ? square(tile, choose.pick([scheme.first, scheme.third, scheme.second]))
    : ''
  const color = choose.pick([scheme.first, scheme.first, scheme.second, scheme.third])
  const other = choose.pick([scheme.line, scheme.second, scheme.third])
  const [one, two] = choose.chance(0.5)
    ? [corner(tile, 0, 0), corner(tile, 1, 1)]
    : [corner(tile, 1, 0), corner(tile, 0, 1)]
  const { size } = tile
  return (
    ground +
    choose.pick([
      () => path(one, size, color) + path(two, size, other),
      () => path(one, size, color) + path(two, size, color),
      () => disc({ ...one, r: size }, { fill: color }) + lines(scene, one, other),
      () => disc({ ...one, r: size }, { fill: color }) + disc({ ...one, r: size / 2 }, { fill: other }),
      () => lines(scene, one, scheme.line) + lines(scene, two, scheme.line),
    ])()
  )
}

function litTile(scene: Scene, tile: Tile): string {
  const { scheme } = scene
  const one = { ...corner(tile, 0, 1), r: tile.size }
  const two = { ...corner(tile, 1, 0), r: tile.size }
  return (
    square(tile, scheme.first) +
    disc(one, { fill: scheme.second }) +
    disc(two, { fill: scheme.second, 'fill-opacity': 0.7 }) +
    lens(one, two, { fill: scene.lit })
  )
}

/** A band that ends in the middle of each side, so that it connects to the neighboring tiles. */
function path(at: Point, size: number, color: string): string {
  return disc({ ...at, r: size / 2 }, { fill: 'none', stroke: color, 'stroke-width': size * 0.36 })
}

function lines(scene: Scene, at: Point, color: string): string {
  return element('use', { href: `#${scene.name('q')}`, x: at.x, y: at.y, stroke: color })
}

function corner({ x, y, size }: Tile, right: number, down: number): Point {
  return { x: x + right * size, y: y + down * size }
}

/** A square slightly larger than the tile, so that no seam shows between neighbors. */
function square({ x, y, size }: Tile, fill?: string): string {
  return element('path', {
    d: `M${x} ${y}h${size + 2}v${size + 2}h-${size + 2}z`,
    'shape-rendering': 'crispEdges',
    ...(fill === undefined ? {} : { fill }),
  })
}
