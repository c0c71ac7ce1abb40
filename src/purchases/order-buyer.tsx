import type { OrderAnswer } from '#orders/order-answers.ts'

/** The customer as entered in the order form. */
export function OrderBuyer({ order: { record, tax_id, po_number } }: { order: OrderAnswer }) {
  const { name, company, email, phone, address, city, state, zipCode, country } = record.user
  return (
    <section className="text-sm text-ink-soft">
      <h2 className="mb-2 text-xl text-ink">Ordered by</h2>
      <p>{[name, company].filter(Boolean).join(', ')}</p>
      <p>{email}</p>
      <p>{phone}</p>
      <p>
        {address}, {city}, {state} {zipCode}, {country}
      </p>
      {tax_id && <p>Tax ID: {tax_id}</p>}
      {po_number && <p>PO number: {po_number}</p>}
      {record.notes && <p className="mt-2 whitespace-pre-line">{record.notes}</p>}
    </section>
  )
}
