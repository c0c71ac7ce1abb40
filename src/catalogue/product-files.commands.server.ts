import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#audit/audit.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { productFiles } from '#catalogue/product-files.tables.server.ts'
import type { Database } from '#db/database.server.ts'
import { useFiles } from '#files/files.commands.server.ts'
import type { FileOwners } from '#files/files.queries.server.ts'
import type { Result } from '#lib/result.ts'
import { err, ok } from '#lib/result.ts'

interface FilesOfProduct {
  productId: string
  fileIds: readonly string[]
  /** Whose files may be added. Those that the product delivers already stay possible. */
  owners: FileOwners
  actor: Actor
  now: Date
}

/** Sets what a product delivers to the customers of its active orders (product: dashboard 65). */
export async function setProductFiles(
  db: Database,
  { productId, fileIds, owners, actor, now }: FilesOfProduct,
): Promise<Result<undefined, 'unknown_file'>> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ fileId: productFiles.fileId })
      .from(productFiles)
      .where(eq(productFiles.productId, productId))
      .orderBy(asc(productFiles.position))
    const before = rows.map(({ fileId }) => fileId)
    const after = [...new Set(fileIds)]
    const added = after.filter((id) => !before.includes(id))
    const used = await useFiles(tx, { ids: added, kind: 'download', owners }, now)
    if (!used.ok) return err('unknown_file')
    await tx.delete(productFiles).where(eq(productFiles.productId, productId))
    const values = after.map((fileId, position) => ({ productId, fileId, position }))
    if (values.length > 0) await tx.insert(productFiles).values(values)
    await recordChange(tx, {
      actor,
      action: 'catalogue.edit',
      subject: { kind: 'product', id: productId },
      before: { files: before },
      after: { files: after },
      now,
    })
    return ok(undefined)
  })
}
