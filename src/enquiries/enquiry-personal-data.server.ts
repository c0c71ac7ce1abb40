import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { removeEnquiriesOf } from '#enquiries/enquiries.commands.server.ts'
import { enquiriesOf } from '#enquiries/enquiries.queries.server.ts'

/** The inquiries from a proven address with their threads, as part of an account's data. */
export const enquiryPersonalData: PersonalData = {
  name: 'enquiries',
  read: async (db, { email, emailProven }) => (emailProven ? enquiriesOf(db, email) : []),
  async remove(tx, { email, emailProven }) {
    if (emailProven) await removeEnquiriesOf(tx, email)
  },
  ofCustomer: { read: enquiriesOf, remove: removeEnquiriesOf },
}
