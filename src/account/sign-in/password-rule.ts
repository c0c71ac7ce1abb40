/** The password rule, shown before any input. */
export const passwordRule = 'Between 8 and 128 characters, and not a common password.'
