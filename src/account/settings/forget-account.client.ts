import { sessionStore } from '#account/session/session.store.ts'
import { removeStored, storedKeys } from '#lib/stored.client.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** This is not account data: the theme of the browser, and what customer-portal customers stored here. */
const ofOthers = /^wadah\.(theme|saved|cart(\..*)?)$/

/**
 * Clears what this browser stores, signs out every tab and says that the account was deleted (product: accounts
 * 35).
 */
export function forgetDeletedAccount({ isCustomer }: { isCustomer: boolean }): void {
  const stays = isCustomer ? /^wadah\.theme$/ : ofOthers
  for (const key of storedKeys('wadah.')) if (!stays.test(key)) removeStored(key)
  sessionStore.signOut()
  toast({
    topic: 'sign-out',
    title: isCustomer ? 'Your data is deleted' : 'Account deleted',
    description: isCustomer
      ? 'What this shop stored about you is gone.'
      : 'Your account and its data are gone.',
  })
}
