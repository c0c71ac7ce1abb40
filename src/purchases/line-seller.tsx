import { useState } from 'react'
import { Link } from 'react-router'
import { loadQuestionForm, QuestionDialog } from '#enquiries/forms/question-dialog.tsx'
import { answerWords } from '#marketplace/sellers/seller-words.ts'
import type { LineSeller } from '#orders/customer/order-sellers.queries.server.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderNumber } from '#orders/order-number.ts'
import { useSite } from '#site/site.ts'
import { fetchedEarly } from '#ui/dialogs/lazy-dialog.tsx'
import { Dotted } from '#ui/layout/dotted.tsx'

interface LineSellerProps {
  order: OrderAnswer
  item: OrderAnswer['record']['items'][number]
  seller: LineSeller | undefined
}

/** The seller of record, with a link to write to it unless 'Get started' has that link. */
export function SellerOfLine({ hasContact, ...line }: LineSellerProps & { hasContact: boolean }) {
  if (!line.seller) return null
  if (hasContact)
    return <SellerFacts {...line} seller={line.seller} facts={[`Sold by ${line.seller.name}`]} />
  return <Dotted>{`Sold by ${line.seller.name}`}</Dotted>
}

/** Who sets up a line without access of its own, and how soon the seller answers (product: access 3). */
export function SetUpBy(line: LineSellerProps) {
  if (!line.seller) return null
  const { name, responseHours } = line.seller
  const answers = responseHours === null ? [] : [`Replies ${answerWords(responseHours).toLowerCase()}`]
  return <SellerFacts {...line} seller={line.seller} facts={[name, ...answers]} />
}

interface SellerFactsProps extends LineSellerProps {
  seller: LineSeller
  facts: readonly string[]
}

/**
 * Facts about the seller, then the way to write to it about this line. Without JavaScript the link leads to the
 * form on the seller's page.
 */
function SellerFacts({ order, item, seller, facts }: SellerFactsProps) {
  const { email } = useSite()
  const [open, setOpen] = useState(false)
  const { name, contactPath, responseHours } = seller
  const look = {
    className: 'link -my-3 inline-block py-3',
    'aria-label': `Contact ${name} about ${item.name}`,
  }
  const number = orderNumber(order.id)
  const today = order.today.find(({ line_id }) => line_id === item.id)
  const isAsked = contactPath !== null && item.product_type === 'marketplace' && Boolean(today?.path)
  return (
    <>
      <Dotted>
        {facts}
        {contactPath === null ? (
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(`Order ${number}: ${item.name}`)}`}
            {...look}
          >
            Contact
          </a>
        ) : (
          <Link
            to={contactPath}
            {...look}
            {...(isAsked && {
              'aria-haspopup': 'dialog',
              ...fetchedEarly(loadQuestionForm),
              onClick: (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                setOpen(true)
              },
            })}
          >
            Contact
          </Link>
        )}
      </Dotted>
      {isAsked && (
        <QuestionDialog
          open={open}
          onClose={() => setOpen(false)}
          title={`Order ${number}: ${item.name}`}
          product={{ id: item.product_id, name: item.name }}
          seller={name}
          responseHours={responseHours}
          isPublishable={false}
          worksWithoutScript
        />
      )}
    </>
  )
}
