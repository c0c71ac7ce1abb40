/** The keys of order data in browser storage (product: data 15). */
export const lastOrderStorageKey = 'wadah.order'
export const ordersStorageKey = 'wadah.orders'
export const billingStorageKey = 'wadah.billing'
export const handledPaymentsStorageKey = 'wadah.payments'
export const idempotencyKeyStorageKey = 'wadah.checkout_key'

/** The entered checkout values, stored for this tab only. */
export const draftStorageKey = 'wadah.checkout'
