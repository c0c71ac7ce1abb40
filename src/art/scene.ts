import type { Scheme } from '#art/palette.ts'
import { disc, element, group, type Disc } from '#art/shapes.ts'
import { seeded, stableHash, type Seeded } from '#art/seeded.ts'

/** Every picture is composed at this size. Other formats are cropped from its center. */
export const SHEET = { width: 800, height: 600 } as const

/** The inputs of a composition: random choices, colors and lights. */
export type Scene = {
  readonly choose: Seeded
  readonly scheme: Scheme
  /** The fill of a lit overlap: bright in the middle, amber at the rim. */
  readonly lit: string
  readonly haze: (at: Disc) => string
  /** `name` makes an id unique to this picture. `clip` refers to a clip path by that id. */
  readonly name: (part: string) => string
  readonly clip: (part: string) => string
  /** Clips the children to a shape. */
  readonly within: (part: string, shape: string, ...children: readonly string[]) => string
}

export type Composition = (scene: Scene) => string

export function paint(
  key: string,
  scheme: Scheme,
  compose: Composition,
  width: number,
  height: number,
): string {
  // Ids start with a hash of the key, so that two pictures in one document do not share a gradient.
  const prefix = `a${stableHash(key).toString(36)}`
  const scene: Scene = {
    choose: seeded(key),
    scheme,
    lit: `url(#${prefix}l)`,
    haze: (at) => disc(at, { fill: `url(#${prefix}h)` }),
    name: (part) => prefix + part,
    clip: (part) => `url(#${prefix}${part})`,
    within: (part, shape, ...children) =>
      element('clipPath', { id: prefix + part }, shape) +
      group({ 'clip-path': `url(#${prefix}${part})` }, ...children),
  }
  const sheet = { width: SHEET.width, height: SHEET.height }
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${SHEET.width} ${SHEET.height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    element('defs', {}, lights(prefix, scheme)) +
      element('rect', { ...sheet, fill: `url(#${prefix}g)` }) +
      compose(scene),
  )
}

function lights(prefix: string, scheme: Scheme): string {
  const { ground, edge, hot, light, haze, hazeStrength } = scheme
  return (
    element(
      'radialGradient',
      { id: `${prefix}g`, cx: '.42', cy: '.36', r: '.85' },
      stop(0.2, ground) + stop(1, edge),
    ) +
    element(
      'radialGradient',
      { id: `${prefix}l`, r: '.62' },
      stop(0, hot) + `<stop offset=".72" stop-color="${light}"/>`,
    ) +
    element(
      'radialGradient',
      { id: `${prefix}h` },
      `<stop offset="0" stop-color="${haze}" stop-opacity="${hazeStrength}"/>` +
        `<stop offset=".45" stop-color="${haze}" stop-opacity="${hazeStrength / 4}"/>` +
        `<stop offset="1" stop-color="${haze}" stop-opacity="0"/>`,
    )
  )
}

function stop(offset: number, color: string): string {
  return element('stop', { offset, 'stop-color': color })
}
