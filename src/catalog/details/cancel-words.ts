/**
 * Explains how to cancel, in the same words beside the button, at the checkout and in the terms (product:
 * display 14).
 */
export const cancelBeforeSigning = 'Cancel anytime before you sign.'
export const keepAccess = 'You keep access through the period you paid for.'
export const cancelSubscription = `cancel in My Purchases. ${keepAccess}`
export const cancelOneTime = 'your signed agreement applies.'
