/** A session ends this many days after its last use. A daily job then deletes it. */
export const sessionDays = 14

/** How long the store recognizes, by a hash, a network address that an account was used from. */
export const logInAddressDays = 365

/** How long a sign-up that was cut off can be finished by trying again. */
export const signUpAttemptDays = 1

/** How long the links of the account's mails can be used. A daily job deletes what is stored of them. */
export const resetLinkHours = 1
export const emailProofDays = 3

/** Used time steps of authenticator apps. Their codes are no longer accepted after a minute and a half. */
export const usedTimeStepDays = 1

/** How long accepted and expired invitations stay. */
export const oldInvitationDays = 30
