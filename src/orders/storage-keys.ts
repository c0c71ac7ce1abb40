/** Browser storage for orders (product: data 15). */
export const lastOrderKey = 'wadah.order'
export const ordersKey = 'wadah.orders'
export const handledPaymentsKey = 'wadah.payments'
export const idempotencyKeyKey = 'wadah.checkout_key'

/** In the tab's own storage. */
export const draftKey = 'wadah.checkout'
