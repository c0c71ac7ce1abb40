import { palette } from '#content/palette.ts'

export type Scheme = {
  readonly ground: string
  /** The color at the outer edge of the background, slightly darker than `ground`. */
  readonly edge: string
  readonly first: string
  readonly second: string
  readonly third: string
  /** Fine lines, dots and ticks. */
  readonly line: string
  /** The light on overlapping rings: the bright core, its rim, and the haze around it. */
  readonly hot: string
  readonly light: string
  readonly haze: string
  /** The opacity of the haze. Light backgrounds need less than dark ones. */
  readonly hazeStrength: number
}

const p = palette
type Pair = readonly [ground: string, edge: string]
type Discs = readonly [first: string, second: string, third: string]
type Lights = Omit<Scheme, 'ground' | 'edge' | 'first' | 'second' | 'third'>

function scheme([ground, edge]: Pair, [first, second, third]: Discs, lights: Lights): Scheme {
  return { ground, edge, first, second, third, ...lights }
}

const onInk = { line: p.paper, hot: p.hot, light: p.amber, haze: p.amber, hazeStrength: 0.62 }
const onPaper = { line: p.ink, hot: p.glow, light: p.amber, haze: p.glow, hazeStrength: 0.7 }

const inkTeal = scheme([p.inkSoft, p.ink], [p.inkLifted, p.teal, p.paper], onInk)
const inkClay = scheme([p.inkSoft, p.ink], [p.clay, p.inkLifted, p.sand], onInk)
const inkMoss = scheme([p.inkSoft, p.ink], [p.mossPale, p.moss, p.paper], onInk)
const inkSlate = scheme([p.inkSoft, p.ink], [p.slatePale, p.slate, p.clayPale], onInk)
const night = scheme([p.night, '#091f23'], [p.nightLifted, p.paper, p.clay], onInk)
const nightPale = scheme([p.night, '#091f23'], [p.tealPale, p.nightLifted, p.sand], onInk)
const graphite = scheme([p.graphite, '#1c242c'], [p.graphiteLifted, p.mist, p.teal], onInk)

const paperInk = scheme([p.paper, p.paperShade], [p.ink, p.teal, p.sand], onPaper)
const paperMoss = scheme([p.paper, p.paperShade], [p.moss, p.ink, p.sandShade], onPaper)
const paperClay = scheme([p.paper, p.paperShade], [p.clay, p.ink, p.sand], onPaper)
const paperSlate = scheme([p.paper, p.paperShade], [p.slate, p.clay, p.mistShade], onPaper)
const sandClay = scheme([p.sand, p.sandShade], [p.clay, p.ink, p.paper], onPaper)
const sandTeal = scheme([p.sand, p.sandShade], [p.teal, p.paper, p.ink], onPaper)
const mistInk = scheme([p.mist, p.mistShade], [p.teal, p.ink, p.paper], onPaper)

const bold = { line: p.ink, hot: p.hot, light: p.glow, haze: p.hot, hazeStrength: 0.55 }
const amberInk = scheme([p.amber, p.amberDeep], [p.ink, p.paper, p.clay], bold)
const clayInk = scheme([p.clay, p.clayDeep], [p.ink, p.sand, p.clayPale], { ...bold, line: p.paper })

/** Dark and light backgrounds alternate, with an occasional bold one. */
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
