/** Where a browser keeps what belongs to its orders (decisions §8). */
export const lastOrderKey = 'wadah.order'
export const ordersKey = 'wadah.orders'
export const handledPaymentsKey = 'wadah.payments'
export const orderKeyKey = 'wadah.checkout_key'

/** In the tab's own storage. */
export const draftKey = 'wadah.checkout'
