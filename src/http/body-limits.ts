/** The most bytes of a request's body. */
export const maxBodyBytes = 64 * 1024
/** A product's form carries all its texts twice, an import a whole file. */
export const maxDashboardBytes = 1024 * 1024

export const tooLargeTitle = 'This is too large to send'
export const nothingSent = 'Nothing of it was stored or changed.'
export const makeItSmaller = 'Choose a smaller file, or shorten the longest text, and send it again.'
