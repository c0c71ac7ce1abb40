/** Browser storage for drafts that could not be sent. */
export const draftsStorageKey = 'wadah.drafts'
