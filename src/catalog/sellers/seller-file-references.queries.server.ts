import { inArray } from 'drizzle-orm'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import type { FileReference } from '#files/files-context.server.ts'
import { fileIdOfPicture, pictureAddress } from '#files/picture-address.ts'

export async function sellerFileReferences(
  db: Database,
  fileIds: readonly string[],
): Promise<FileReference[]> {
  const { id, name, logo } = marketplaceSellers
  const rows = await db
    .select({ id, name, logo })
    .from(marketplaceSellers)
    .where(inArray(logo, fileIds.map(pictureAddress)))
  return rows.flatMap((seller) => {
    const fileId = fileIdOfPicture(seller.logo ?? '')
    return fileId === null
      ? []
      : [{ fileId, subject: `The logo of ${seller.name}`, path: `/dashboard/sellers/${seller.id}` }]
  })
}
