/** The browser storage key of drafts that the server has not stored yet. */
export const draftsStorageKey = 'wadah.drafts'
