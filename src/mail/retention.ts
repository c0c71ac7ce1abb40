/** The text of a mail is deleted when it is sent; of one that failed after so many days, in which staff may look into it. */
export const failedMailTextDays = 30
