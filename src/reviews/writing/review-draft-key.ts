/** In the tab's own storage. */
export const reviewDraftKey = 'wadah.review'
