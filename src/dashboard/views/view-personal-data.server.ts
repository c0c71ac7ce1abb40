import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { savedViewsOf } from '#dashboard/views/saved-views.queries.server.ts'

/** The saved views, as part of an account's data. They are deleted with the account's row. */
export const viewPersonalData: PersonalData = {
  name: 'views',
  async read(db, { userId }) {
    const views = await savedViewsOf(db, userId)
    return views.map(({ path, name, search }) => ({ list: path, name, filters: search }))
  },
}
