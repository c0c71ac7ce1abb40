import type { Database } from '#db/database.server.ts'

/** Whose data is exported or deleted. */
export interface Person {
  userId: string
  email: string
  /** Without proof, what was sent under this address may be somebody else's. */
  emailProven: boolean
}

/**
 * What one folder stores of an account. Folders that come later hand theirs in through `app/` (product: accounts 34, 35).
 */
export interface PersonalData {
  /** Its name in the exported file. */
  name: string
  read(db: Database, person: Person): Promise<unknown>
  /** The same for a customer without an account here, by the address that the customer portal's log-in has proven. */
  ofCustomer?: {
    read(db: Database, email: string): Promise<unknown>
    remove(tx: Database, email: string, now: Date): Promise<void>
  }
  /** Whether something depends on the account, so that it cannot be deleted yet. */
  needs?(tx: Database, person: Person): Promise<boolean>
  /** In the transaction that deletes the account, before its row goes and takes along what refers to it. */
  remove?(tx: Database, person: Person, now: Date): Promise<void>
}
