import type { Person, PersonalData } from '#account/personal-data.server.ts'
import type { SessionOwner } from '#account/signed-in-customer.server.ts'
import { detachQuotes } from '#quotes/deleted-quotes.commands.server.ts'
import { quoteToJson } from '#quotes/quote-json.ts'
import { quotesOf } from '#quotes/quotes.queries.server.ts'

/** The quotes of an account, as part of its data (product: quotes 20). */
export const quotePersonalData: PersonalData = {
  name: 'quotes',
  async read(db, person) {
    const own = await quotesOf(db, ownerOf(person))
    const now = new Date()
    return own.map((quote) => ({ ...quoteToJson(quote, now), ...quote.customer }))
  },
  remove: (tx, person, now) => detachQuotes(tx, ownerOf(person), now),
}

/** With a proven address, also what its customer-portal sessions asked for. */
function ownerOf({ userId, email, emailProven }: Person): SessionOwner {
  return { userId, customerPortalEmail: emailProven ? email : null }
}
