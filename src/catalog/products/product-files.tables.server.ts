import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { marketplaceProducts } from '#catalog/products/marketplace.tables.server.ts'
import { storedFiles } from '#files/files.tables.server.ts'

/** What the customer of an active order may download with a product (product: dashboard 65). */
export const productFiles = pgTable(
  'product_files',
  {
    productId: text()
      .notNull()
      .references(() => marketplaceProducts.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    /** What customers read; empty for the name of the upload. */
    name: text().notNull().default(''),
  },
  (file) => [
    primaryKey({ columns: [file.productId, file.fileId] }),
    index('product_files_of_file').on(file.fileId),
  ],
)
