/** The maximum size of a request body. */
export const maxBodyBytes = 64 * 1024
/** The product form sends all texts twice, and an import sends a whole file. */
export const maxDashboardBytes = 1024 * 1024

export const tooLargeTitle = 'This is too large to send'
export const nothingSent = 'Nothing of it was stored or changed.'
export const makeItSmaller = 'Choose a smaller file, or shorten the longest text, and send it again.'
