/**
 * Each urgency has its own queue. `immediate`: somebody is waiting for the mail. `normal`: about an order.
 * `low`: everything else.
 */
export const mailUrgencies = ['immediate', 'normal', 'low'] as const

export type MailUrgency = (typeof mailUrgencies)[number]
