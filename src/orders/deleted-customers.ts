import type { Order } from '#orders/order.ts'

/** The text that staff see instead of the name of a customer who deleted the account. */
export const deletedCustomerName = 'Deleted account'

/**
 * Removes the personal data from an order whose account was deleted. Only owners see the data that a paid order
 * still has (product: orders 30).
 */
export function withoutDeletedCustomer(order: Order, { seesDeleted }: { seesDeleted: boolean }): Order {
  if (order.customerDeletedAt === null) return order
  if (seesDeleted && order.form.fullName !== '') return order
  return { ...order, form: { ...emptyContact, fullName: deletedCustomerName } }
}

/** Empty values for all personal fields of an order. */
export const emptyContact = {
  fullName: '',
  email: '',
  phone: '',
  company: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  notes: '',
  taxId: '',
  poNumber: '',
}
