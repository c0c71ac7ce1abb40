import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerText } from '#db/columns.tables.server.ts'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { storedFiles } from '#files/files.tables.server.ts'

/** The files that customers with active orders can download (product: dashboard 65). */
export const productFiles = pgTable(
  'product_files',
  {
    productId: ownerText(() => marketplaceProducts.id),
    fileId: text()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    /** The name for customers. Empty if it is the name of the upload. */
    name: text().notNull().default(''),
  },
  (file) => [
    primaryKey({ columns: [file.productId, file.fileId] }),
    index('product_files_of_file').on(file.fileId),
  ],
)
