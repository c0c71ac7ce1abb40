/** The key of an unsent review in session storage, so that the review belongs to one tab. */
export const reviewDraftKey = 'wadah.review'
