/** A session ends this many days after its last use. A daily job then deletes it. */
export const sessionDays = 14

/** How many days the store keeps the hash of a network address from which an account was used. */
export const logInAddressDays = 365

/** How many days an interrupted sign-up can be completed by trying again. */
export const signUpAttemptDays = 1

/** How long links in account mails are valid. A daily job deletes their records. */
export const resetLinkHours = 1
export const emailProofDays = 3

/**
 * How many days used time steps of authenticator apps are stored. Their codes are invalid after a minute and
 * a half anyway.
 */
export const usedTimeStepDays = 1

/** How many days accepted and expired invitations are stored. */
export const oldInvitationDays = 30

/** How many days a browser stays known to an account that does not use it. */
export const knownBrowserDays = 365
