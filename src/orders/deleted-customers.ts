import type { Order } from '#orders/order.ts'

/** What staff read in place of the name of a customer who deleted the account. */
export const deletedCustomerName = 'Deleted account'

/**
 * The order without its person, once the account is deleted. Only owners see what is stored of a paid one (product:
 * orders 30).
 */
export function withoutDeletedCustomer(order: Order, { seesDeleted }: { seesDeleted: boolean }): Order {
  if (order.customerDeletedAt === null) return order
  if (seesDeleted && order.form.fullName !== '') return order
  return { ...order, form: { ...emptyContact, fullName: deletedCustomerName } }
}

/** All that an order stores of the person. */
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
