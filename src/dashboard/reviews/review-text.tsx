import { brand } from '#content/brand.ts'
import { Fact, Facts } from '#dashboard/components/facts.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { authorLabel, isOfHouse } from '#reviews/review.ts'

interface ReviewTextProps {
  review: {
    body: string
    usedFor: string
    authorName: string
    boughtAt: Date
    createdAt: Date
    editedAt: Date | null
    answer: string | null
    answeredAt: Date | null
    sellerId: string | null
    isDemo: boolean
  }
}

export function ReviewText({ review }: ReviewTextProps) {
  const { body, usedFor, authorName, boughtAt, createdAt, editedAt, answer, answeredAt, sellerId } = review
  return (
    <section>
      <h2 className="work-title">Review</h2>
      <ol className="thread">
        <li data-kind="reply">
          <p className="thread-head">
            <strong>{authorLabel(authorName)}</strong> wrote, <Moment at={createdAt} />
          </p>
          <p className="thread-text">{body}</p>
        </li>
        {answer !== null && answeredAt && (
          <li data-kind="answer">
            <p className="thread-head">
              <strong>{isOfHouse(sellerId) ? brand.name : 'The seller'}</strong> answered,{' '}
              <Moment at={answeredAt} />
            </p>
            <p className="thread-text">{answer}</p>
          </li>
        )}
      </ol>
      <Facts>
        <Fact name="Used for">{usedFor}</Fact>
        <Fact name="Bought (UTC)">
          <Moment at={boughtAt} />
        </Fact>
        <Fact name="Edited (UTC)">{editedAt && <Moment at={editedAt} />}</Fact>
        <Fact name="Source">{review.isDemo ? 'Invented for the demo' : null}</Fact>
      </Facts>
    </section>
  )
}
