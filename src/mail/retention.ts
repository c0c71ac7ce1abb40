/** How many days the text of a failed mail is stored for staff. The text of a sent mail is deleted at once. */
export const failedMailTextDays = 30
