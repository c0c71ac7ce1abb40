import { Link } from 'react-router'
import { answerWords } from '#marketplace/sellers/seller-words.ts'
import type { LineSeller } from '#orders/customer/order-sellers.queries.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { useSite } from '#site/site.ts'
import { Dotted } from '#ui/layout/dotted.tsx'

interface LineSellerProps {
  orderId: string
  seller: LineSeller | undefined
}

/** The seller of record, with a link to write to it unless 'Get started' has that link. */
export function SellerOfLine({ orderId, seller, hasContact }: LineSellerProps & { hasContact: boolean }) {
  if (!seller) return null
  return (
    <Dotted>
      {`Sold by ${seller.name}`}
      {hasContact && <Contact orderId={orderId} seller={seller} />}
    </Dotted>
  )
}

/** Who sets up a line without access of its own, and how soon the seller answers (product: access 3). */
export function SetUpBy({ orderId, seller }: LineSellerProps) {
  if (!seller) return null
  const { name, responseHours } = seller
  return (
    <Dotted>
      {name}
      {responseHours !== null && `Replies ${answerWords(responseHours).toLowerCase()}`}
      <Contact orderId={orderId} seller={seller} />
    </Dotted>
  )
}

function Contact({ orderId, seller: { name, contactPath } }: { orderId: string; seller: LineSeller }) {
  const { email } = useSite()
  const look = 'link -my-3 inline-block py-3'
  if (contactPath !== null) {
    return (
      <Link to={contactPath} className={look} aria-label={`Contact ${name}`}>
        Contact
      </Link>
    )
  }
  return (
    <a
      href={`mailto:${email}?subject=${encodeURIComponent(`Order ${orderNumber(orderId)}`)}`}
      className={look}
      aria-label={`Contact ${name}`}
    >
      Contact
    </a>
  )
}
