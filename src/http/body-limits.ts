/** The maximum size of a request body. */
export const maxBodyBytes = 64 * 1024
/** The product form sends all texts twice. */
export const maxDashboardBytes = 1024 * 1024
/** An imported file of 16 MB, with the rest of its form. */
export const maxImportBytes = 16.5 * 1024 * 1024

/** The form that imports a file. */
export const importPath = '/dashboard/products/import'

export const tooLargeTitle = 'This is too large to send'
export const nothingSent = 'Nothing was saved or changed.'
export const makeItSmaller = 'Choose a smaller file, or shorten the longest text, and send it again.'
