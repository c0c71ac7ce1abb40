/** What a password must be, said before it is typed. */
export const passwordRule = 'Between 8 and 128 characters.'
