/** Each has a queue of its own. Immediate: somebody waits for it. Normal: about an order. Low: the rest. */
export const mailUrgencies = ['immediate', 'normal', 'low'] as const

export type MailUrgency = (typeof mailUrgencies)[number]
