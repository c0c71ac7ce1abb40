/** The store's address for links in mails: `PUBLIC_URL`, or that of a local run when the database is its own. */
export function publicUrlOf({ PUBLIC_URL, DATABASE_URL, PORT }: NodeJS.ProcessEnv): string {
  if (PUBLIC_URL) return PUBLIC_URL
  if (!DATABASE_URL) return `http://localhost:${PORT || 3000}`
  throw new Error(
    'it sends the customer a mail with a link to the store. Set PUBLIC_URL to the address of the store at this DATABASE_URL, and try again. Nothing was changed.',
  )
}
