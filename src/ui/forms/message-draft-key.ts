/** The key of an unsent message in session storage, so that the message belongs to one tab. */
export const messageDraftKey = 'wadah.message'
