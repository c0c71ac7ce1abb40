/** A key in session storage, which belongs to one tab. */
export const messageDraftKey = 'wadah.message'
