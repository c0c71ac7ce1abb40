import { Fragment } from 'react'
import { Mark } from '#art/mark.tsx'
import { brand } from '#content/brand.ts'
import type { Receipt } from '#orders/receipt.ts'
import './receipt.css'

/** The receipt as a sheet to print (product: receipts 5, 9). */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { title, headline, marks, notes } = receipt
  return (
    <article className="receipt" aria-labelledby="receipt-title">
      <header className="receipt-head">
        <p className="receipt-shop">
          <Mark className="size-8" />
          {brand.name}
        </p>
        <h1 id="receipt-title">{title}</h1>
      </header>
      <p className="receipt-headline">{headline}</p>
      {marks.map((mark, index) => (
        <p key={`${index} ${mark}`} className="font-semibold text-red">
          {mark}
        </p>
      ))}
      <Parties receipt={receipt} />
      <Lines receipt={receipt} />
      <dl className="receipt-sums">
        {receipt.sums.map(({ name, amount, isTotal }, index) => (
          <div key={`${index} ${name}`} data-total={isTotal || undefined}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <div className="receipt-notes">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </article>
  )
}

function Parties({ receipt: { seller, buyer, facts } }: { receipt: Receipt }) {
  return (
    <div className="receipt-parties">
      <section>
        <h2>From</h2>
        <Texts texts={seller} />
      </section>
      <section>
        <h2>Billed to</h2>
        <Texts texts={buyer} />
      </section>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Texts that the customer entered. They can have any writing direction. */
function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    <p key={`${index} ${text}`} dir="auto">
      {text.split('@').map((part, place) => (
        <Fragment key={place}>
          {/* Lets a long email break before its '@'. */}
          {place > 0 && (
            <>
              <wbr />@
            </>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  ))
}

function Lines({ receipt: { lines } }: { receipt: Receipt }) {
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Quantity</th>
          <th scope="col">Unit price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, seller, charge, quantity, unitPrice, amount }, index) => (
          <tr key={`${index} ${name}`}>
            <td>
              <span dir="auto">{name}</span>
              <small>Sold by {seller}</small>
              {charge && <small>{charge}</small>}
            </td>
            <td data-name="Quantity">{quantity}</td>
            <td data-name="Unit price">{unitPrice}</td>
            <td data-name="Amount">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
