/** The discount codes of the demo: percent off everything, without an end. */
export const demoDiscounts = [{ code: 'WELCOME10', percent: 10 }]
