/** A sign-in ends so long after it was last used. A daily job then deletes it. */
export const sessionDays = 14

/** How long the links of the account's mails can be used. A daily job deletes what is stored of them. */
export const resetLinkHours = 1
export const emailProofDays = 3
