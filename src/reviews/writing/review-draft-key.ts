/** A key in session storage, which belongs to one tab. */
export const reviewDraftKey = 'wadah.review'
