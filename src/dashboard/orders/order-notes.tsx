import { Moment } from '#dashboard/components/moment.tsx'
import { formatMoney, type Cents } from '#lib/money.ts'

interface Note {
  id: string
  kind: 'note' | 'refund'
  text: string
  amount: Cents | null
  author: string | null
  at: Date
}

/** Internal notes of staff (product: dashboard 85, 86). */
export function OrderNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <section className="work-box">
      <h2 className="work-title">Notes</h2>
      {notes.length === 0 && <p className="text-ink-soft">None so far. Customers never see notes.</p>}
      <ol className="entries">
        {notes.map(({ id, kind, text, amount, author, at }) => (
          <li key={id}>
            {kind === 'refund' && amount !== null && <strong>Refund of {formatMoney(amount)}</strong>}
            <p className="whitespace-pre-line">{text}</p>
            <p className="text-xs text-ink-soft">
              {author ?? 'Somebody who has left'}, <Moment at={at} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
