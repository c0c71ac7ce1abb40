import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { storedNoticeSettings } from '#dashboard/notices/notice-settings.queries.server.ts'

/** The notice settings, as part of an account's data. They are deleted with the account's row. */
export const noticePersonalData: PersonalData = {
  name: 'notices',
  async read(db, { userId }) {
    const stored = await storedNoticeSettings(db, userId)
    return stored.map(({ notice, isOn }) => ({ notice, is_on: isOn }))
  },
}
