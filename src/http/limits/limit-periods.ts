/** The longest period for which attempts are counted. The counts are deleted minutes later. */
export const countHours = 1
