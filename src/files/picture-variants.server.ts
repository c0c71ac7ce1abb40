import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { pictureWidths, storedWidths, type PictureOutput } from '#files/picture-address.ts'
import type { PictureFormat } from '#files/sniff-file.ts'
import type { UploadProblem } from '#files/stored-file.ts'
import { err, ok, type Result } from '#lib/result.ts'

export interface PictureVariants {
  width: number
  height: number
  variants: PictureVariant[]
}

export interface PictureVariant {
  width: number
  format: PictureOutput
  content: Uint8Array<ArrayBuffer>
}

type PictureProblem = Extract<
  UploadProblem,
  'unreadable' | 'too_small' | 'too_many_pixels' | 'too_narrow' | 'too_complex'
>
export type PictureResult = Result<PictureVariants, PictureProblem>

const least = { width: 400, height: 300 }
const maxPixels = 50_000_000
const maxAspectRatio = 4
const widest = Math.max(...pictureWidths)
const maxSvgBytes = 1024 * 1024

const reading: SharpOptions = {
  limitInputPixels: maxPixels,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
}

/**
 * Encodes a picture in every width: upright, in sRGB and without metadata. The upload itself is not stored,
 * so nothing hidden in it remains. Only the first frame of an animation remains, and SVGs become pixels.
 */
export async function makeVariants(input: Uint8Array, format: PictureFormat): Promise<PictureResult> {
  try {
    const size = await measure(input, format)
    if (!size.ok) return size
    const { width, height, options } = size.value
    const upright = await sharp(input, options)
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { info } = upright
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const variants: PictureVariant[] = []
    for (const variantWidth of storedWidths(width)) {
      const resized = sharp(upright.data, { raw }).resize({ width: variantWidth, withoutEnlargement: true })
      variants.push(
        await encoded(resized, variantWidth, 'avif'),
        await encoded(resized, variantWidth, 'webp'),
      )
    }
    return ok({ width, height, variants })
  } catch (error) {
    return err(problemOf(error))
  }
}

interface Measured {
  width: number
  height: number
  options: SharpOptions
}

async function measure(input: Uint8Array, format: PictureFormat): Promise<Result<Measured, PictureProblem>> {
  if (format === 'svg' && !isSimpleSvg(input)) return err('unreadable')
  // Reads without a limit, to distinguish a picture that is too large from a broken one.
  const metadata = await sharp(input, { ...reading, limitInputPixels: false }).metadata()
  const isAsSniffed = metadata.format === format || (format === 'avif' && metadata.format === 'heif')
  if (!isAsSniffed) return err('unreadable')
  const { autoOrient } = metadata
  const scale = format === 'svg' ? widest / Math.max(autoOrient.width, 1) : 1
  const width = Math.round(autoOrient.width * scale)
  const height = Math.round(autoOrient.height * scale)
  if (width * height > maxPixels) return err('too_many_pixels')
  if (Math.max(width, height) > maxAspectRatio * Math.min(width, height)) return err('too_narrow')
  if (width < least.width || height < least.height) return err('too_small')
  const density = Math.min(Math.max(72 * scale, 1), 2_400)
  return ok({ width, height, options: format === 'svg' ? { ...reading, density } : reading })
}

/**
 * Whether an SVG is small and has no document type. Entities can expand without limit, and drawings do not
 * need them.
 */
function isSimpleSvg(input: Uint8Array): boolean {
  return input.byteLength <= maxSvgBytes && !/<!(DOCTYPE|ENTITY)/i.test(Buffer.from(input).toString('latin1'))
}

async function encoded(picture: Sharp, width: number, format: PictureOutput): Promise<PictureVariant> {
  const output =
    format === 'avif'
      ? picture.clone().avif({ quality: 55, effort: 3 })
      : picture.clone().webp({ quality: 80, effort: 4 })
  return { width, format, content: new Uint8Array(await output.toBuffer()) }
}

function problemOf(error: unknown): PictureProblem {
  const message = error instanceof Error ? error.message : ''
  return /pixel limit/i.test(message) ? 'too_many_pixels' : 'unreadable'
}
