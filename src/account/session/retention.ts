/** A session ends this many days after its last use. A daily job then deletes it. */
export const sessionDays = 14

/** How many days the hash of a network address is stored after its last use for an account. */
export const logInAddressDays = 365

/** How many days an interrupted sign-up can be completed with another attempt. */
export const signUpAttemptDays = 1

/** How long the links in account mails are valid. A daily job deletes expired ones. */
export const resetLinkHours = 1
export const emailProofDays = 3

/**
 * How many days the used time steps of authenticator apps are stored. Codes are invalid after a minute and a
 * half anyway.
 */
export const usedTimeStepDays = 1

/** How many days accepted and expired invitations are stored. */
export const oldInvitationDays = 30

/** How many days an account remembers a browser that is not used. */
export const knownBrowserDays = 365
