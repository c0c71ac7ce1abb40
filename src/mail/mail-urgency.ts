/**
 * Each urgency has its own queue. Immediate: somebody is waiting for it. Normal: about an order. Low: everything
 * else.
 */
export const mailUrgencies = ['immediate', 'normal', 'low'] as const

export type MailUrgency = (typeof mailUrgencies)[number]
