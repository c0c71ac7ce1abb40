/**
 * The number of days for which staff can see the text of a failed mail. The text of a sent mail is deleted at
 * once.
 */
export const failedMailTextDays = 30
