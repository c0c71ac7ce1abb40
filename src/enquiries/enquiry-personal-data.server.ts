import type { OwnedData } from '#account/settings/personal-data.server.ts'
import { removeEnquiriesOf } from '#enquiries/enquiries.commands.server.ts'
import { enquiriesOf } from '#enquiries/enquiries.queries.server.ts'

export const enquiryPersonalData: OwnedData = {
  name: 'enquiries',
  read: async (db, { customerPortalEmail: email }) => (email === null ? [] : enquiriesOf(db, email)),
  async remove(tx, { customerPortalEmail: email }) {
    if (email !== null) await removeEnquiriesOf(tx, email)
  },
}
