/** A key in the tab's session storage. */
export const messageDraftKey = 'wadah.message'
