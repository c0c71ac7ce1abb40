import type { ArtSubject } from '#art/art-url.ts'
import { markSvg } from '#art/mark-svg.ts'
import { outlinedText, type OutlinedText } from '#art/outlined-text.server.ts'
import { palette } from '#art/palette.ts'
import { productArt } from '#art/product-art.ts'
import { element } from '#art/shapes.ts'
import { runsRightToLeft } from '#lib/text/visual-runs.ts'

const WIDTH = 1200
const HEIGHT = 630
const ART_WIDTH = 520
const COLUMN = { left: 64, width: 576, middle: 340 } as const

/** The picture shown when a page is shared: the title on paper, the art beside it (product: display 13). */
export async function shareArt({
  title,
  eyebrow,
  ...subject
}: ArtSubject & { readonly title: string; readonly eyebrow: string }): Promise<string> {
  const said = { title: drawable(title), eyebrow: drawable(eyebrow) }
  const text = await outlinedText(
    [said.title, said.eyebrow, `Wadah…${leftToRightMark}${rightToLeftMark}`],
    700,
  )
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.paper }) +
      placed(markSvg({ size: 60, core: palette.amberDeep }), 60, 56) +
      element('path', { d: text.path('Wadah', { x: 134, y: 99 }, 36), fill: palette.ink }) +
      column(text, said) +
      element('rect', { x: COLUMN.left, y: 556, width: 72, height: 5, fill: palette.amberDeep }) +
      placed(productArt({ ...subject, width: ART_WIDTH, height: HEIGHT }), WIDTH - ART_WIDTH, 0),
  )
}

function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" `)
}

const eyebrowSize = 25
const leftToRightMark = '\u200e'
const rightToLeftMark = '\u200f'

/** The title with the eyebrow above it. A title that runs right to left stands on the right. */
function column(
  text: OutlinedText,
  { title, eyebrow }: { readonly title: string; readonly eyebrow: string },
): string {
  const { lines, size, leading, above, height } = fitted(text, title)
  const isRightToLeft = runsRightToLeft(title)
  // A line by itself would take the direction of its own first word.
  const direction = isRightToLeft ? rightToLeftMark : leftToRightMark
  const first = COLUMN.middle - height / 2 + above
  const line = (words: string, y: number, wordSize: number, fill: string) => {
    const aside = isRightToLeft ? COLUMN.width - text.width(words, wordSize) : 0
    return element('path', { d: text.path(words, { x: COLUMN.left + aside, y }, wordSize), fill })
  }
  const [shownEyebrow = ''] = firstLines(text, eyebrow, { size: eyebrowSize, most: 1 })
  return (
    line(shownEyebrow, first - above - eyebrowSize, eyebrowSize, palette.teal) +
    lines.map((words, index) => line(direction + words, first + index * leading, size, palette.ink)).join('')
  )
}

interface Fitted {
  readonly lines: readonly string[]
  readonly size: number
  readonly leading: number
  /** How far the first line reaches above its baseline, and all of them from top to bottom. */
  readonly above: number
  readonly height: number
}

const smallest = 44
const sizes = [
  { size: 68, most: 3 },
  { size: 60, most: 3 },
  { size: 52, most: 4 },
  { size: smallest, most: 4 },
] as const

/** Short titles are set large, and no word breaks that fits in a line. */
function fitted(text: OutlinedText, title: string): Fitted {
  for (const { size, most } of sizes) {
    const set = setLines(text, text.lines(title, COLUMN.width, size), size)
    if (set.lines.length <= most && set.height < 320 && text.widestWord(title, size) <= COLUMN.width)
      return set
  }
  return setLines(text, firstLines(text, title, { size: smallest, most: 4 }), smallest)
}

/** Lines stand closer in scripts without tall letters or marks. */
function setLines(text: OutlinedText, lines: readonly string[], size: number): Fitted {
  const reaches = lines.map((line) => text.reach(line, size))
  const above = Math.max(size * 0.76, reaches[0]?.above ?? 0)
  const tallest =
    Math.max(...reaches.map((reach) => reach.above)) + Math.max(...reaches.map((reach) => reach.below))
  const leading = Math.max(size * 1.16, Math.min(tallest + size * 0.1, size * 1.6))
  return { lines, size, leading, above, height: above + (lines.length - 1) * leading }
}

/** What has more lines ends in an ellipsis, and so does a line whose one letter is wider than the column. */
function firstLines(
  text: OutlinedText,
  words: string,
  { size, most }: { readonly size: number; readonly most: number },
): string[] {
  const all = text.lines(words, COLUMN.width, size)
  return all.slice(0, most).map((line, index) => {
    const isCut = index === most - 1 && all.length > most
    return isCut || text.width(line, size) > COLUMN.width ? withEllipsis(text, line, size) : line
  })
}

function withEllipsis(text: OutlinedText, line: string, size: number): string {
  const letters = [...line]
  const ended = () => `${letters.join('').replace(/[\s.,;:]+$/, '')}…`
  while (letters.length > 0 && text.width(ended(), size) > COLUMN.width) letters.pop()
  return ended()
}

const mostCharacters = 240

/** Normalized (NFC), without control, private-use and unassigned characters and lone surrogates. */
function drawable(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
  return [...words].slice(0, mostCharacters).join('')
}
