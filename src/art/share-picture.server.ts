import sharp, { type OverlayOptions } from 'sharp'
import type { ArtSubject } from '#art/art-url.ts'
import { productArt } from '#art/product-art.ts'
import { element } from '#art/shapes.ts'
import { brand } from '#content/brand.ts'
import { palette } from '#content/palette.ts'
import { fontHas } from '#lib/font-characters.ts'
import { fontFile } from '#lib/font-file.server.ts'
import { logo } from '#content/logo.ts'
import { turned } from '#lib/brand.ts'

const WIDTH = 1200
const HEIGHT = 630
const ART_WIDTH = 520
const COLUMN = { left: 64, width: 576, middle: 340 } as const

/**
 * Draws the picture that social networks show for a shared page: the title beside the art (product: display
 * 13). It is a PNG, because social networks do not accept SVG.
 */
export async function sharePicture({
  title,
  eyebrow,
  ...subject
}: ArtSubject & { readonly title: string; readonly eyebrow: string }): Promise<Uint8Array> {
  const words = await Promise.all([wordmark(), column(drawable(title), drawable(eyebrow))])
  return sharp(Buffer.from(paper(subject)))
    .composite(words.flat())
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer()
}

function paper(subject: ArtSubject): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT, viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    element('rect', { width: WIDTH, height: HEIGHT, fill: palette.paper }) +
      placed(markSvg(60), 60, 56) +
      element('rect', { x: COLUMN.left, y: 556, width: 72, height: 5, fill: palette.amberDeep }) +
      placed(productArt({ ...subject, width: ART_WIDTH, height: HEIGHT }), WIDTH - ART_WIDTH, 0),
  )
}

function placed(svg: string, x: number, y: number): string {
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" `)
}

async function wordmark(): Promise<OverlayOptions[]> {
  const { picture } = await drawn(brand.name, { size: 36, color: palette.ink })
  return [{ input: picture, left: 136, top: 72 }]
}

/** Draws the title with the eyebrow above it, or neither if the font lacks one of their characters. */
async function column(title: string, eyebrow: string): Promise<OverlayOptions[]> {
  if (title === '' || eyebrow === '' || !fontHas(title + eyebrow)) return []
  const [heading, above] = await Promise.all([fittedTitle(title), fittedLine(eyebrow)])
  const top = Math.round(COLUMN.middle - heading.height / 2)
  return [
    { input: above.picture, left: COLUMN.left, top: top - above.height - 18 },
    { input: heading.picture, left: COLUMN.left, top },
  ]
}

const lineHeight = 1.37
const smallest = { size: 44, max: 4 }
const sizes = [{ size: 68, max: 3 }, { size: 60, max: 3 }, { size: 52, max: 4 }, smallest] as const

/**
 * Uses the largest size that fits. Words break only at the smallest size, and only if a word is longer than a
 * line.
 */
async function fittedTitle(title: string): Promise<Drawn> {
  for (const { size, max } of sizes) {
    const drawing = await drawn(title, { size, color: palette.ink })
    if (drawing.width <= COLUMN.width && drawing.height <= max * size * lineHeight) return drawing
  }
  return shortened(title, { size: smallest.size, color: palette.ink, breaksWords: true }, smallest.max)
}

function fittedLine(eyebrow: string): Promise<Drawn> {
  return shortened(eyebrow, { size: 25, color: palette.teal, breaksWords: true }, 1)
}

/** Draws the text in at most `maxLines` lines, and ends it with an ellipsis if it is too long. */
async function shortened(text: string, style: Style, maxLines: number): Promise<Drawn> {
  const letters = [...text]
  const cut = (count: number) =>
    count === letters.length
      ? text
      : `${letters
          .slice(0, count)
          .join('')
          .replace(/[\s.,;:]+$/, '')}…`
  const fits = ({ height }: Drawn) => height <= maxLines * style.size * lineHeight
  let best = await drawn(text, style)
  let [least, max] = [1, fits(best) ? 0 : letters.length - 1]
  while (least <= max) {
    const count = Math.ceil((least + max) / 2)
    const tried = await drawn(cut(count), style)
    if (fits(tried) || count === 1) [best, least] = [tried, count + 1]
    else max = count - 1
  }
  return best
}

interface Style {
  size: number
  color: string
  breaksWords?: boolean
}

interface Drawn {
  picture: Buffer
  width: number
  height: number
}

/** Draws a text that Pango wraps to the width of the column. */
async function drawn(text: string, { size, color, breaksWords = false }: Style): Promise<Drawn> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" weight="bold">${escaped}</span>`,
      font: `Noto Sans ${size}`,
      fontfile: fontFile,
      width: COLUMN.width,
      wrap: breaksWords ? 'word-char' : 'word',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { picture: data, width: info.width, height: info.height }
}

const maxCharacters = 240

/** Normalizes to NFC and drops control, private-use and unassigned characters and lone surrogates. */
function drawable(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .trim()
  return [...words].slice(0, maxCharacters).join('')
}

export function markSvg(size: number): string {
  const colors = { ink: palette.ink, accent: palette.amberDeep }
  const shapes = logo.shapes.map(
    (shape) => `<path d="${shape.d}" transform="${turned(shape)}" fill="${colors[shape.color]}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logo.viewBox}">${shapes.join('')}</svg>`
}
