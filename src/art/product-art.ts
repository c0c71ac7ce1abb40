import { artSlug, type ArtSubject } from '#art/art-url.ts'
import { horizonArt } from '#art/horizon-art.ts'
import { keepArt } from '#art/keep-art.ts'
import { measuresArt } from '#art/measures-art.ts'
import { namedArt } from '#art/named-art.ts'
import { otherArt } from '#art/other-art.ts'
import { schemes, type Scheme } from '#art/palette.ts'
import { ribbonArt } from '#art/ribbon-art.ts'
import { ringsArt } from '#art/rings-art.ts'
import { paint, SHEET, type Composition } from '#art/scene.ts'
import { seeded } from '#art/seeded.ts'
import { tilesArt } from '#art/tiles-art.ts'

/**
 * Draws a product's picture as a complete SVG, always the same for the same id and category (product:
 * marketplace 29).
 */
export function productArt(
  subject: ArtSubject & { readonly width?: number; readonly height?: number },
): string {
  const { width = SHEET.width, height = SHEET.height } = subject
  const id = artSlug(subject.id)
  const category = artSlug(subject.category)
  const named = namedArt(id)
  if (named !== undefined) return paint(id, named.scheme, named.compose, width, height)
  return paint(`${category}/${id}`, schemeOf(id), compositions.get(category) ?? otherArt, width, height)
}

function schemeOf(id: string): Scheme {
  return seeded(`colours of ${id}`).pick(schemes)
}

const compositions: ReadonlyMap<string, Composition> = new Map([
  ['ai-tools', ringsArt],
  ['business-tools', tilesArt],
  ['analytics', measuresArt],
  ['consulting', horizonArt],
  ['automation', ribbonArt],
  ['security', keepArt],
])
