import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { importsOf } from '#catalog/editing/product-imports.queries.server.ts'

/**
 * The files that an account has imported. They belong to the catalog, so they are kept without the account.
 */
export const importPersonalData: PersonalData = {
  name: 'imports',
  async read(db, { userId }) {
    const imports = await importsOf(db, userId)
    return imports.map(({ fileName, state, createdAt }) => ({
      file_name: fileName,
      state,
      created_at: createdAt,
    }))
  },
}
