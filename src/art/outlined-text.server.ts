import { Buffer, Direction, shape, type Font } from 'harfbuzzjs'
import type { Point } from '#art/shapes.ts'
import { breakLines, widestWord } from '#lib/text/break-lines.ts'
import { planFonts } from '#lib/text/plan-fonts.server.ts'
import { visualRuns } from '#lib/text/visual-runs.ts'

/** Measures text in whatever script it is written, and draws it as outlines: no host needs its fonts. */
export interface OutlinedText {
  width(text: string, size: number): number
  lines(text: string, width: number, size: number): string[]
  widestWord(text: string, size: number): number
  /** How far the letters reach above and below their baseline. */
  reach(text: string, size: number): { above: number; below: number }
  /** The `d` of a path that starts at the left end of the baseline. */
  path(text: string, start: Point, size: number): string
}

/** Reads the fonts that these texts need. */
export async function outlinedText(texts: readonly string[], weight: number): Promise<OutlinedText> {
  const { fontOf } = await planFonts(texts, weight)
  const known = new Map<string, PlacedGlyphs>()
  const placed = (text: string): PlacedGlyphs => {
    const found = known.get(text)
    if (found) return found
    const line: PlacedGlyphs = { width: 0, glyphs: [] }
    for (const { source, font, isRightToLeft } of visualRuns(text, fontOf)) {
      append(line, font.font, source, isRightToLeft)
    }
    known.set(text, line)
    return line
  }
  const width = (text: string, size: number) => placed(text).width * size
  return {
    width,
    lines: (text, most, size) => breakLines(text, most, (part) => width(part, size)),
    widestWord: (text, size) => widestWord(text, (word) => width(word, size)),
    reach(text, size) {
      const reaches = placed(text).glyphs.map(reachOf)
      const above = Math.max(0, ...reaches.map((reach) => reach.above))
      const below = Math.max(0, ...reaches.map((reach) => reach.below))
      return { above: above * size, below: below * size }
    },
    path(text, { x, y }, size) {
      const glyphs = placed(text).glyphs.map(({ font, glyph, at }) => {
        const scale = size / font.face.upem
        return font.glyphToJson(glyph).map(({ type, values }) => {
          const numbers = values.map((value, index) =>
            index % 2 === 0 ? x + at.x * size + value * scale : y - at.y * size - value * scale,
          )
          return type + numbers.map(rounded).join(' ')
        })
      })
      return glyphs.flat().join('')
    },
  }
}

/** In parts of the font size, upwards from the baseline. */
interface PlacedGlyphs {
  width: number
  glyphs: PlacedGlyph[]
}

interface PlacedGlyph {
  font: Font
  glyph: number
  at: Point
}

const buffer = new Buffer()

/** Sets a run after what is there, by the rules of its font and script. */
function append(line: PlacedGlyphs, font: Font, text: string, isRightToLeft: boolean): void {
  buffer.reset()
  buffer.addText(text)
  buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const { upem } = font.face
  const positions = buffer.getGlyphPositions()
  buffer.getGlyphInfos().forEach(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    line.glyphs.push({ font, glyph, at: { x: line.width + xOffset / upem, y: yOffset / upem } })
    line.width += xAdvance / upem
  })
}

function reachOf({ font, glyph, at }: PlacedGlyph): { above: number; below: number } {
  const { yBearing = 0, height = 0 } = font.glyphExtents(glyph) ?? {}
  const { upem } = font.face
  return { above: at.y + yBearing / upem, below: -at.y - (yBearing + height) / upem }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
