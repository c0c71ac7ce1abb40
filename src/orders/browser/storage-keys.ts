/** The keys of order data in browser storage (product: data 15). */
export const lastOrderStorageKey = 'wadah.order'
export const ordersStorageKey = 'wadah.orders'
export const billingStorageKey = 'wadah.billing'
export const handledPaymentsStorageKey = 'wadah.payments'
export const idempotencyKeyStorageKey = 'wadah.checkout_key'

/** A key in session storage, which belongs to one tab. */
export const draftStorageKey = 'wadah.checkout'
