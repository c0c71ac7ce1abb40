/** The longest time in which tries are counted. A count is deleted within minutes after that. */
export const countHours = 1
