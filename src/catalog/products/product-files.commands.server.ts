import { eq, sql } from 'drizzle-orm'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { productFiles } from '#catalog/products/product-files.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { fileIdOfDownload } from '#files/download-address.ts'
import { takeUncounted } from '#files/files.commands.server.ts'

export interface DeliveredFile {
  name: string
  address: string
}

/**
 * Stores the files that customers with active orders receive (product: dashboard 65), in the transaction that
 * stores the product. The caller has checked the owners of the files.
 */
export async function writeProductFiles(
  tx: Database,
  productId: string,
  files: readonly DeliveredFile[],
): Promise<void> {
  await tx.delete(productFiles).where(eq(productFiles.productId, productId))
  const byId = new Map(
    files.flatMap(({ name, address }) => {
      const fileId = fileIdOfDownload(address)
      return fileId === null ? [] : [[fileId, name] as const]
    }),
  )
  const values = [...byId].map(([fileId, name], position) => ({ productId, fileId, name, position }))
  if (values.length > 0) await tx.insert(productFiles).values(values)
}

/**
 * Adds new downloads to the counter of each product (product: dashboard 68). Returns the number of changed
 * products.
 */
export async function addDownloads(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const counted = await takeUncounted(tx)
    for (const { productId, downloads } of counted) {
      await tx
        .update(marketplaceProducts)
        .set({ downloadCount: sql`${marketplaceProducts.downloadCount} + ${downloads}` })
        .where(eq(marketplaceProducts.id, productId))
    }
    return counted.length
  })
}
