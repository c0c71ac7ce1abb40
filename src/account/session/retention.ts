/** A session ends this many days after its last use. A daily job then deletes it. */
export const sessionDays = 14

/** The number of days for which the hash of a network address is stored after an account last used it. */
export const logInAddressDays = 365

/** The lifetime of the links in account mails. A daily job deletes expired links. */
export const resetLinkHours = 1
export const emailProofDays = 3

/**
 * The number of days for which the used time steps of authenticator apps are stored. Codes are invalid after
 * a minute and a half anyway.
 */
export const usedTimeStepDays = 1

/** The number of days for which accepted and expired invitations are stored. */
export const oldInvitationDays = 30

/** The number of days for which an account remembers an unused browser. */
export const knownBrowserDays = 365
