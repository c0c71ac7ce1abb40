/** The longest period over which attempts are counted. Counts are deleted within minutes after it. */
export const countHours = 1
