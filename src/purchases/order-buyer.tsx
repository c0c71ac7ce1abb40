import type { OrderAnswer } from '#orders/order-answers.ts'

/** Who ordered, as they wrote it. */
export function OrderBuyer({ order: { record, tax_id, po_number } }: { order: OrderAnswer }) {
  const { name, company, email, phone, address, city, state, zipCode, country } = record.user
  return (
    <section className="text-sm text-ink-soft">
      <h2 className="mb-2 text-xl text-ink">Ordered by</h2>
      <p className="wrap-break-word">{[name, company].filter(Boolean).join(', ')}</p>
      <p className="wrap-break-word">{email}</p>
      <p className="wrap-break-word">{phone}</p>
      <p className="wrap-break-word">
        {address}, {city}, {state} {zipCode}, {country}
      </p>
      {tax_id && <p className="wrap-break-word">Tax ID: {tax_id}</p>}
      {po_number && <p className="wrap-break-word">PO number: {po_number}</p>}
      {record.notes && <p className="mt-2 wrap-break-word whitespace-pre-line">{record.notes}</p>}
    </section>
  )
}
