import { palette } from '#content/palette.ts'

/** The colors of one picture. */
export type Scheme = {
  readonly ground: string
  /** The outer edge of the ground, slightly darker. */
  readonly edge: string
  readonly first: string
  readonly second: string
  readonly third: string
  /** Fine lines, dots and ticks. */
  readonly line: string
  /** Overlaps of rings: the bright core, its rim, and the haze around it. */
  readonly hot: string
  readonly light: string
  readonly haze: string
  /** Opacity of the haze; light grounds need less than dark ones. */
  readonly hazeStrength: number
}

const p = palette
const onInk = { line: p.paper, hot: p.hot, light: p.amber, haze: p.amber, hazeStrength: 0.62 }
const onPaper = { line: p.ink, hot: p.glow, light: p.amber, haze: p.glow, hazeStrength: 0.7 }

const inkTeal: Scheme = {
  ground: p.inkSoft,
  edge: p.ink,
  first: p.inkLifted,
  second: p.teal,
  third: p.paper,
  ...onInk,
}
const inkClay: Scheme = {
  ground: p.inkSoft,
  edge: p.ink,
  first: p.clay,
  second: p.inkLifted,
  third: p.sand,
  ...onInk,
}
const inkMoss: Scheme = {
  ground: p.inkSoft,
  edge: p.ink,
  first: p.mossPale,
  second: p.moss,
  third: p.paper,
  ...onInk,
}
const inkSlate: Scheme = {
  ground: p.inkSoft,
  edge: p.ink,
  first: p.slatePale,
  second: p.slate,
  third: p.clayPale,
  ...onInk,
}
const night: Scheme = {
  ground: p.night,
  edge: '#091f23',
  first: p.nightLifted,
  second: p.paper,
  third: p.clay,
  ...onInk,
}
const nightPale: Scheme = {
  ground: p.night,
  edge: '#091f23',
  first: p.tealPale,
  second: p.nightLifted,
  third: p.sand,
  ...onInk,
}
const graphite: Scheme = {
  ground: p.graphite,
  edge: '#1c242c',
  first: p.graphiteLifted,
  second: p.mist,
  third: p.teal,
  ...onInk,
}

const paperInk: Scheme = {
  ground: p.paper,
  edge: p.paperShade,
  first: p.ink,
  second: p.teal,
  third: p.sand,
  ...onPaper,
}
const paperMoss: Scheme = {
  ground: p.paper,
  edge: p.paperShade,
  first: p.moss,
  second: p.ink,
  third: p.sandShade,
  ...onPaper,
}
const paperClay: Scheme = {
  ground: p.paper,
  edge: p.paperShade,
  first: p.clay,
  second: p.ink,
  third: p.sand,
  ...onPaper,
}
const paperSlate: Scheme = {
  ground: p.paper,
  edge: p.paperShade,
  first: p.slate,
  second: p.clay,
  third: p.mistShade,
  ...onPaper,
}
const sandClay: Scheme = {
  ground: p.sand,
  edge: p.sandShade,
  first: p.clay,
  second: p.ink,
  third: p.paper,
  ...onPaper,
}
const sandTeal: Scheme = {
  ground: p.sand,
  edge: p.sandShade,
  first: p.teal,
  second: p.paper,
  third: p.ink,
  ...onPaper,
}
const mistInk: Scheme = {
  ground: p.mist,
  edge: p.mistShade,
  first: p.teal,
  second: p.ink,
  third: p.paper,
  ...onPaper,
}

const bold = { line: p.ink, hot: p.hot, light: p.glow, haze: p.hot, hazeStrength: 0.55 }
const amberInk: Scheme = {
  ground: p.amber,
  edge: p.amberDeep,
  first: p.ink,
  second: p.paper,
  third: p.clay,
  ...bold,
}
const clayInk: Scheme = {
  ground: p.clay,
  edge: p.clayDeep,
  first: p.ink,
  second: p.sand,
  third: p.clayPale,
  ...bold,
  line: p.paper,
}

/** Dark and light grounds alternate, with an occasional bold one. */
export const schemes: readonly [Scheme, ...Scheme[]] = [
  inkTeal,
  paperInk,
  night,
  sandClay,
  inkClay,
  mistInk,
  inkMoss,
  paperMoss,
  amberInk,
  graphite,
  paperSlate,
  nightPale,
  sandTeal,
  inkSlate,
  paperClay,
  clayInk,
]

export const namedSchemes = { inkTeal, night, paperInk, sandClay } as const
