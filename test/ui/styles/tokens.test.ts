import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../../../content/tokens.css', import.meta.url), 'utf8')
const root = tokensOf(':root,\n.band-ink')
const tones = ['amber', 'teal', 'clay', 'moss', 'slate', 'ink']
const grounds = ['sunken', 'paper', 'surface', 'surface-raised']

/** Text needs 4.5:1 and the edges of controls 3:1 (WCAG 2.2 AA). */
const words: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-text', 'teal', 'red'].flatMap((name) =>
    grounds.map((ground): [string, string] => [name, ground]),
  ),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['accent-text', 'accent-soft'],
  ['teal-ink', 'teal'],
  ['teal', 'teal-soft'],
  ['red-ink', 'red'],
  ['red-ink', 'red-hover'],
  ['red', 'red-soft'],
  ['paper', 'ink'],
  ['paper', 'ink-soft'],
  ['paper', 'ink-faint'],
  ...['ink', 'ink-soft'].flatMap((name) =>
    ['accent-soft', 'teal-soft', 'red-soft'].map((ground): [string, string] => [name, ground]),
  ),
]
const edges: [string, string][] = ['line-strong', 'focus'].flatMap((name) =>
  grounds.map((ground): [string, string] => [name, ground]),
)

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('tokens in the %s theme', (_theme, side) => {
  it.each(words)('text in %s is readable on %s', (word, ground) => {
    expect(contrast(color(root, word, side), color(root, ground, side))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(edges)('the border color %s has a contrast of 3:1 on %s', (edge, ground) => {
    expect(contrast(color(root, edge, side), color(root, ground, side))).toBeGreaterThanOrEqual(3)
  })

  it.each(tones)('the colors of tone %s have enough contrast', (name) => {
    const tone = tokensOf(`.tone-${name}`)
    const word = color(tone, 'tone-ink', side)
    expect(contrast(word, color(tone, 'tone-soft', side))).toBeGreaterThanOrEqual(4.5)
    for (const ground of grounds) {
      expect(contrast(word, color(root, ground, side))).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(color(root, 'ink', side), color(tone, 'tone-soft', side))).toBeGreaterThanOrEqual(4.5)
  })
})

it('the underline of the selected tab has a contrast of 3:1 in both themes', () => {
  const choices = readFileSync(new URL('../../../src/ui/styles/choices.css', import.meta.url), 'utf8')
  const [, name = ''] =
    /\.tab\[aria-selected='true'\] \{\s+border-color: var\(--([a-z-]+)\)/.exec(choices) ?? []
  for (const side of [0, 1] as const) {
    for (const ground of grounds) {
      expect(contrast(color(root, name, side), color(root, ground, side))).toBeGreaterThanOrEqual(3)
    }
  }
})

it('text has a contrast of 7:1 for visitors who prefer more contrast', () => {
  const more = tokensOf('@media (prefers-contrast: more) {\n  :root,\n  .band-ink')
  for (const [name] of more) {
    for (const side of [0, 1] as const) {
      for (const ground of grounds) {
        expect(contrast(color(more, name, side), color(root, ground, side)), name).toBeGreaterThanOrEqual(7)
      }
    }
  }
})

type Oklch = [lightness: number, chroma: number, hue: number]

function tokensOf(selector: string): Map<string, [Oklch, Oklch]> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`tokens.css has no rule ${selector}`)
  const body = css.slice(start, css.indexOf('}', start))
  const opaque =
    /--([a-z-]+):\s*light-dark\(oklch\(([\d.]+) ([\d.]+) ([\d.]+)\), oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)\)/g
  const found = new Map<string, [Oklch, Oklch]>()
  for (const [, name = '', ...numbers] of body.matchAll(opaque)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(Number)
    found.set(name, [
      [a, b, c],
      [d, e, f],
    ])
  }
  return found
}

function color(tokens: Map<string, [Oklch, Oklch]>, name: string, side: 0 | 1): Oklch {
  const pair = tokens.get(name)
  if (!pair) throw new Error(`tokens.css has no color ${name}`)
  return pair[side]
}

function contrast(one: Oklch, other: Oklch): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Relative luminance of an OKLCH color, clipped to sRGB as a screen shows it. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
