/** How many days the text of a failed mail is stored for staff. A sent mail's text is deleted at once. */
export const failedMailTextDays = 30
