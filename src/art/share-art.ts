import type { ArtSubject } from '#art/art-url.ts'
import { markSvg } from '#art/mark-svg.ts'
import { palette } from '#art/palette.ts'
import { productArt } from '#art/product-art.ts'
import { element } from '#art/shapes.ts'

const WIDTH = 1200
const HEIGHT = 630
const ART_WIDTH = 520

/** The picture shown when a page is shared: the title on paper, the art beside it. */
export function shareArt({
  title,
  eyebrow,
  ...subject
}: ArtSubject & { readonly title: string; readonly eyebrow: string }): string {
  const { lines, size } = fitted(title)
  const leading = size * 1.16
  const first = 352 - ((lines.length - 1) * leading) / 2
  const words = { 'font-family': 'Inter, Helvetica, Arial, sans-serif', fill: palette.ink }
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.paper }) +
      placed(productArt({ ...subject, width: ART_WIDTH, height: HEIGHT }), WIDTH - ART_WIDTH, 0) +
      placed(markSvg({ size: 60, core: palette.amberDeep }), 60, 56) +
      element('text', { x: 134, y: 99, ...words, 'font-size': 36, 'font-weight': 700 }, 'Wadah') +
      element(
        'text',
        { x: 64, y: first - size - 18, ...words, fill: palette.teal, 'font-size': 25, 'font-weight': 600 },
        escaped(cut(eyebrow, 42)),
      ) +
      lines
        .map((text, index) =>
          element(
            'text',
            { x: 64, y: first + index * leading, ...words, 'font-size': size, 'font-weight': 700 },
            escaped(text),
          ),
        )
        .join('') +
      element('rect', { x: 64, y: 556, width: 72, height: 5, fill: palette.amberDeep }),
  )
}

function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" `)
}

/** Short titles are set large. A title of more than four lines ends in an ellipsis. */
function fitted(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const large = wrapped(title, 16)
  if (large.length <= 3) return { lines: large, size: 68 }
  const medium = wrapped(title, 21)
  if (medium.length <= 4) return { lines: medium, size: 52 }
  const small = wrapped(title, 25)
  if (small.length <= 4) return { lines: small, size: 44 }
  return { lines: [...small.slice(0, 3), `${(small[3] ?? '').replace(/[\s.,;:]+$/, '')}…`], size: 44 }
}

function wrapped(text: string, columns: number): string[] {
  const lines: string[] = []
  for (const word of text
    .split(/\s+/)
    .filter((part) => part !== '')
    .map((part) => cut(part, columns))) {
    const last = lines.at(-1)
    if (last !== undefined && [...last].length + 1 + [...word].length <= columns)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function cut(text: string, columns: number): string {
  const characters = [...text]
  return characters.length <= columns ? text : `${characters.slice(0, columns - 1).join('')}…`
}

/** XML has no way to write most control characters, so they go. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{C}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
