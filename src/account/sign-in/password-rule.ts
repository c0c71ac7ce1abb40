/** The password rule, shown before anything is typed. */
export const passwordRule = 'Between 8 and 128 characters, and not a common password.'
