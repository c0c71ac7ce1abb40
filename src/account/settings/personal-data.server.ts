import type { Database } from '#db/database.server.ts'

/** The person whose data is exported or deleted. */
export interface Person {
  userId: string
  email: string
  /** Whether the address is verified. If not, data stored under it may belong to another person. */
  emailProven: boolean
}

/**
 * The data of one folder about an account. Later folders register theirs through `app/` (product: accounts
 * 34, 35).
 */
export interface PersonalData {
  name: string
  read(db: Database, person: Person): Promise<unknown>
  /**
   * Handles the data of a customer without an account, by the address that the customer portal has verified.
   */
  ofCustomer?: {
    read(db: Database, email: string): Promise<unknown>
    remove(tx: Database, email: string, now: Date): Promise<void>
  }
  /** Whether something depends on the account, so that it cannot be deleted yet. */
  needs?(tx: Database, person: Person): Promise<boolean>
  /**
   * Runs in the transaction of the deletion, before the account's row and all rows that refer to it are
   * deleted.
   */
  remove?(tx: Database, person: Person, now: Date): Promise<void>
}
