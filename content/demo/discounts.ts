/** The discount codes of the demo: a percentage off everything, valid forever. */
export const demoDiscounts = [{ code: 'WELCOME10', percent: 10 }]
