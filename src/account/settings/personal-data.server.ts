import type { SessionOwner } from '#account/customer-portal/signed-in-customer.server.ts'
import type { Database } from '#db/database.server.ts'

/** The person whose data is exported or deleted. */
export interface Person {
  userId: string
  email: string
  /**
   * Whether the address is verified. Data stored under an unverified address may belong to another person.
   */
  emailProven: boolean
}

/** Data that belongs to an account, and is deleted with its row. */
export interface AccountData {
  name: string
  read(db: Database, userId: string): Promise<unknown>
  /** The change that is published when the account is deleted. */
  change?: 'cart_changed' | 'saved_changed'
}

/**
 * Data that belongs to an account, to an address verified by the customer portal, or to both. The transaction
 * that deletes the account or the customer also removes this data.
 */
export interface OwnedData {
  name: string
  read(db: Database, owner: SessionOwner): Promise<unknown>
  remove(tx: Database, owner: SessionOwner, now: Date): Promise<void>
}

/** The personal data that later folders store. `app/` collects it (product: accounts 34, 35). */
export interface PersonalData {
  ofAccount: readonly AccountData[]
  ofOwner: readonly OwnedData[]
  /** Whether the account is staff or a member of a seller. */
  hasRole(db: Database, userId: string): Promise<boolean>
  /** Whether the account is a seller's only admin, so that it cannot be deleted. */
  isOnlyAdmin(tx: Database, userId: string): Promise<boolean>
  /** Kinds of mail that are still sent after the deletion. */
  mailKindsToSend: readonly string[]
}

/** Returns the owner that selects the person's data. An unverified email selects no data. */
export function ownerOf({ userId, email, emailProven }: Person): SessionOwner {
  return { userId, customerPortalEmail: emailProven ? email : null }
}
