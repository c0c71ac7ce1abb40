/** The maximum size of a request body. */
export const maxBodyBytes = 64 * 1024
/** Larger, because the product form sends every text twice. */
export const maxDashboardBytes = 1024 * 1024
/** An imported file may have 16 MB. The rest of its form is small. */
export const maxImportBytes = 16.5 * 1024 * 1024

export const importPath = '/dashboard/products/import'

export const tooLargeTitle = 'This is too large to send'
export const nothingSent = 'Nothing was saved or changed.'
export const makeItSmaller = 'Choose a smaller file, or shorten the longest text, and send it again.'
