import { and, arrayOverlaps, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { productPath } from '#catalog/products/card-product.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { productFiles } from '#catalog/products/product-files.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { fileIdOfDownload, freeDownloadPath } from '#files/download-address.ts'
import type { FileReference } from '#files/files-context.server.ts'
import { filesByIds } from '#files/files.queries.server.ts'
import { fileIdOfPicture, pictureAddress } from '#files/picture-address.ts'
import type { StoredFile } from '#files/stored-file.ts'

export interface ProductFile {
  productId: string
  /** The name for customers: the name in the form, or the name of the uploaded file if that is empty. */
  name: string
  file: StoredFile
}

/**
 * Reads the files that customers with active orders of these products receive, in the order of each product.
 */
export async function filesOfProducts(db: Database, productIds: readonly string[]): Promise<ProductFile[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .select({ productId: productFiles.productId, fileId: productFiles.fileId, name: productFiles.name })
    .from(productFiles)
    .where(inArray(productFiles.productId, [...productIds]))
    .orderBy(asc(productFiles.productId), asc(productFiles.position))
  const files = await filesByIds(db, [...new Set(rows.map(({ fileId }) => fileId))])
  const byId = new Map(files.map((file) => [file.id, file]))
  return rows.flatMap(({ productId, fileId, name }) => {
    const file = byId.get(fileId)
    return file ? [{ productId, name: name || file.name, file }] : []
  })
}

/**
 * Finds the product of type `download` that offers this file to everybody. Returns `null` if there is none.
 */
export async function productGivingAway(db: Database, file: StoredFile): Promise<string | null> {
  const { id, isActive, productType, redirectUrl } = marketplaceProducts
  const [product] = await db
    .select({ id })
    .from(marketplaceProducts)
    .where(and(isActive, eq(productType, 'download'), eq(redirectUrl, freeDownloadPath(file))))
    .limit(1)
  return product?.id ?? null
}

export async function productFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const { id, name, images, redirectUrl } = marketplaceProducts
  const requested = new Set(fileIds)
  const delivered = await db
    .select({ id, name, fileId: productFiles.fileId })
    .from(productFiles)
    .innerJoin(marketplaceProducts, eq(id, productFiles.productId))
    .where(inArray(productFiles.fileId, [...fileIds]))
  const downloaded = sql`substring(${redirectUrl} from '^/downloads/([0-9a-f]{64})')`
  const named = await db
    .select({ id, name, images, redirectUrl })
    .from(marketplaceProducts)
    .where(or(arrayOverlaps(images, fileIds.map(pictureAddress)), inArray(downloaded, [...fileIds])))
  const shown = named.flatMap((product) => {
    const own = [...product.images.map(fileIdOfPicture), fileIdOfDownload(product.redirectUrl ?? '')]
    return own.flatMap((fileId) => (fileId !== null && requested.has(fileId) ? [{ ...product, fileId }] : []))
  })
  return [...delivered, ...shown].map((use) => ({
    fileId: use.fileId,
    subject: use.name,
    path: productPath(use.id),
  }))
}
