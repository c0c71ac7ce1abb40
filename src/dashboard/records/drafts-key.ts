/** Where a browser holds the drafts that it could not send yet. */
export const draftsStorageKey = 'wadah.drafts'
