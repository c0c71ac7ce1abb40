/** The password rule, which the form shows from the start. */
export const passwordRule = '8 to 128 characters, not a common one.'
