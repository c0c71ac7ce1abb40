/** The browser storage key of drafts that were not sent yet. */
export const draftsStorageKey = 'wadah.drafts'
