import { backendUser, type Auth } from '#account/session/auth.server.ts'
import { customerPortalSession } from '#account/customer-portal/customer-portal-cookie.server.ts'
import type { Database } from '#db/database.server.ts'

/** The owner whose orders and quotes a session can see. */
export interface SessionOwner {
  userId: string | null
  customerPortalEmail: string | null
}

export interface SignedInCustomer extends SessionOwner {
  /** Empty if the customer has no account. */
  name: string
  email: string
  company: string
}

interface SessionNeeds {
  db: Database
  auth: Auth
  clock: () => Date
}

/**
 * Finds the customer of a request in the sessions on the server. A customer-portal session has priority over
 * a backend account (product: orders 6).
 */
export async function signedInCustomer(
  { db, auth, clock }: SessionNeeds,
  headers: Headers,
): Promise<SignedInCustomer | null> {
  const customerPortal = await customerPortalSession(db, headers, clock())
  if (!customerPortal) {
    const user = await backendUser(auth, headers)
    if (!user) return null
    const { id, name, email, company } = user
    return { userId: id, customerPortalEmail: null, name, email, company }
  }
  // The log-in verified the password of this email, so the data of its account is shown too (product: orders
  // 23).
  const { email, account } = customerPortal
  return {
    userId: account?.id ?? null,
    customerPortalEmail: email,
    name: account?.name ?? '',
    email,
    company: '',
  }
}
