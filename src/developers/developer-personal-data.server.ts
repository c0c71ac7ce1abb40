import type { PersonalData } from '#account/settings/personal-data.server.ts'
import { keysMadeBy } from '#developers/keys/api-keys.queries.server.ts'
import { webhooksMadeBy } from '#developers/webhooks/webhooks.queries.server.ts'
import { snakeCased } from '#lib/field-names.ts'

/**
 * The keys and webhooks that an account created. They belong to the seller, so they stay when the account is
 * deleted.
 */
export const developerPersonalData: PersonalData = {
  name: 'developers',
  async read(db, { userId }) {
    const keys = await keysMadeBy(db, userId)
    const webhooks = await webhooksMadeBy(db, userId)
    return { api_keys: keys.map(snakeCased), webhooks: webhooks.map(snakeCased) }
  },
}
