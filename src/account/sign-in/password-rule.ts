/** The password rule, which the form shows from the start. */
export const passwordRule = 'Between 8 and 128 characters, and not a common password.'
