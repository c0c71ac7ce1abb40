/** A key in the tab's session storage. */
export const reviewDraftKey = 'wadah.review'
