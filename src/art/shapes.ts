export type Point = { readonly x: number; readonly y: number }
export type Disc = Point & { readonly r: number }
export type Attributes = Readonly<Record<string, string | number>>

export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element('g', attributes, children.join(''))
}

export function disc({ x, y, r }: Disc, attributes: Attributes = {}): string {
  return element('circle', { cx: x, cy: y, r, ...attributes })
}

export function band(at: Disc, width: number, color: string, attributes: Attributes = {}): string {
  return disc(at, { fill: 'none', stroke: color, 'stroke-width': width, ...attributes })
}

/** Angles are in degrees, clockwise from three o'clock. `to` may exceed 360. */
export function arcPath(at: Disc, from: number, to: number): string {
  const start = polar(at, at.r, from)
  const end = polar(at, at.r, to)
  const large = Math.abs(to - from) > 180 ? 1 : 0
  const sweep = to > from ? 1 : 0
  return `M${pair(start)}A${short(at.r)} ${short(at.r)} 0 ${large} ${sweep} ${pair(end)}`
}

export function arc(at: Disc, from: number, to: number, attributes: Attributes): string {
  return element('path', { d: arcPath(at, from, to), fill: 'none', ...attributes })
}

export function line(from: Point, to: Point, attributes: Attributes = {}): string {
  return element('path', { d: `M${pair(from)}L${pair(to)}`, ...attributes })
}

export function concentric(
  at: Point,
  from: number,
  to: number,
  step: number,
  attributes: Attributes,
): string {
  const rings: string[] = []
  for (let r = from; r <= to; r += step) rings.push(disc({ ...at, r }))
  return rings.length === 0 ? '' : group({ fill: 'none', ...attributes }, ...rings)
}

/** Short radial strokes on a circle, as one path. */
export function ticks(
  at: Disc,
  count: number,
  length: number,
  attributes: Attributes,
  from = 0,
  to = 360,
): string {
  let d = ''
  for (let index = 0; index < count; index++) {
    const angle = from + ((to - from) * index) / count
    d += `M${pair(polar(at, at.r, angle))}L${pair(polar(at, at.r + length, angle))}`
  }
  return element('path', { d, fill: 'none', ...attributes })
}

export function crossings(a: Disc, b: Disc): readonly [Point, Point] | undefined {
  const distance = Math.hypot(b.x - a.x, b.y - a.y)
  if (distance === 0 || distance >= a.r + b.r || distance <= Math.abs(a.r - b.r)) return undefined
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance)
  const aside = Math.sqrt(a.r ** 2 - along ** 2)
  const ux = (b.x - a.x) / distance
  const uy = (b.y - a.y) / distance
  const foot = { x: a.x + ux * along, y: a.y + uy * along }
  return [
    { x: foot.x - uy * aside, y: foot.y + ux * aside },
    { x: foot.x + uy * aside, y: foot.y - ux * aside },
  ]
}

/** The outline of the overlap of two discs, or an empty text if they do not intersect. */
function lensPath(a: Disc, b: Disc): string {
  const points = crossings(a, b)
  if (points === undefined) return ''
  const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const largeA = square + a.r ** 2 < b.r ** 2 ? 1 : 0
  const largeB = square + b.r ** 2 < a.r ** 2 ? 1 : 0
  const [below, above] = points
  return (
    `M${pair(above)}A${short(a.r)} ${short(a.r)} 0 ${largeA} 1 ${pair(below)}` +
    `A${short(b.r)} ${short(b.r)} 0 ${largeB} 1 ${pair(above)}Z`
  )
}

export function lens(a: Disc, b: Disc, attributes: Attributes): string {
  const d = lensPath(a, b)
  return d === '' ? '' : element('path', { d, ...attributes })
}

export function polar(from: Point, distance: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return { x: from.x + Math.cos(radians) * distance, y: from.y + Math.sin(radians) * distance }
}

export function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

export function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
