import type { SharedMessage } from '#cart/shared-message.ts'
import { dayLabel } from '#catalog/details/day-label.ts'

/** The sender's message as plain text, labeled as the sender's (product: saved 17). */
export function SenderMessage({ message: { from, note, on } }: { message: SharedMessage }) {
  return (
    <figure className="mt-6 max-w-text border-s-4 border-accent ps-4">
      <figcaption className="text-sm text-ink-faint wrap-anywhere">
        From {from === '' ? 'the sender' : <bdi className="font-semibold text-ink">{from}</bdi>}
        {on !== null && `, ${dayLabel(on)}`}
      </figcaption>
      {note !== '' && (
        <blockquote dir="auto" className="mt-1 wrap-anywhere">
          {note}
        </blockquote>
      )}
    </figure>
  )
}
