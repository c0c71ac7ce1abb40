import { publishQuestion } from '#catalog/editing/publish-question.commands.server.ts'
import type { Database } from '#db/database.server.ts'
import {
  insertMessage,
  lockEnquiry,
  recordMessage,
  writeState,
  type InboxContext,
} from '#enquiries/inbox/inbox.commands.server.ts'
import { err, ok, type Result } from '#lib/result.ts'

export interface PublishedAnswer {
  id: string
  /** The text to publish. It must not contain data about the sender. */
  question: string
  answer: string
}

/** Publishes a question and its answer on the product page, and closes the inquiry (product: enquiries 16). */
export async function publishAnswer(
  db: Database,
  context: Pick<InboxContext, 'actor' | 'now'>,
  { id, question, answer }: PublishedAnswer,
): Promise<Result<null, 'unknown' | 'no_product' | 'page_full'>> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    const productId = enquiry?.details['product_id']
    if (!enquiry || enquiry.kind !== 'product_question' || productId === undefined) return err('unknown')
    const published = await publishQuestion(tx, context, { productId, question, answer })
    if (published !== 'published') return err(published === 'full' ? 'page_full' : 'no_product')
    const text = `${question}\n\n${answer}`
    await insertMessage(tx, context, { enquiryId: id, kind: 'publication', text })
    await writeState(tx, enquiry, 'done')
    await recordMessage(tx, context, { enquiry, kind: 'publication', text, state: 'done' })
    return ok(null)
  })
}
