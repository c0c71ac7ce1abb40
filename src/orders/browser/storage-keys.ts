/** Browser storage for orders (product: data 15). */
export const lastOrderStorageKey = 'wadah.order'
export const ordersStorageKey = 'wadah.orders'
export const billingStorageKey = 'wadah.billing'
export const handledPaymentsStorageKey = 'wadah.payments'
export const idempotencyKeyStorageKey = 'wadah.checkout_key'

/** The key of the draft in the tab's session storage. */
export const draftStorageKey = 'wadah.checkout'
