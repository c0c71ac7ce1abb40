import { eq } from 'drizzle-orm'
import { recordChange } from '#audit/audit.commands.server.ts'
import { actingAccount, type Actor, type ByActor } from '#audit/audit.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#db/database.server.ts'
import { enquiries, enquiryMessages } from '#enquiries/enquiries.tables.server.ts'
import { answerMail } from '#enquiries/inbox/enquiry-mail.server.ts'
import type { EnquiryMessageKind, EnquiryState } from '#enquiries/enquiry-thread.ts'
import { answerers, nameOfSeller } from '#enquiries/inbox/inbox.queries.server.ts'
import { isUuid } from '#lib/ids.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

export interface InboxContext extends ByActor {
  company: string
  publicUrl: string
  mail(tx: Database, mail: NewMail): Promise<void>
}

export interface NewAnswer {
  id: string
  text: string
  /** The number of messages in the thread when the page was rendered (product: dashboard 97). */
  seen: number
  /** The state to set after the answer. */
  after: EnquiryState
}

export type AnswerError = 'unknown' | 'changed' | 'no_address'

/** Stores the answer and queues its mail in one transaction (product: dashboard 96). */
export async function answerEnquiry(
  db: Database,
  context: InboxContext,
  { id, text, seen, after }: NewAnswer,
): Promise<Result<null, AnswerError>> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) return err('unknown')
    if (enquiry.email === '') return err('no_address')
    if ((await tx.$count(enquiryMessages, eq(enquiryMessages.enquiryId, id))) !== seen) return err('changed')
    const message = await insertMessage(tx, context, { enquiryId: id, kind: 'answer', text })
    const { company, publicUrl } = context
    const signature = await signatureOf(tx, context.actor, enquiry)
    await context.mail(tx, answerMail(enquiry, { id: message, text, signature, company, publicUrl }))
    await writeState(tx, enquiry, after)
    const assignedTo = await takeOver(tx, context.actor, enquiry)
    await recordMessage(tx, context, { enquiry, kind: 'answer', text, state: after, assignedTo })
    return ok(null)
  })
}

/** The seller if one of its members answers, otherwise the company. */
async function signatureOf(tx: Database, actor: Actor, { details }: LockedEnquiry): Promise<string> {
  const { seller_id: sellerId } = details
  if (sellerId === undefined || actor.kind !== 'account' || (await isAnswerer(tx, actor))) return brand.name
  return (await nameOfSeller(tx, sellerId)) ?? brand.name
}

async function isAnswerer(tx: Database, { accountId }: { accountId: string }): Promise<boolean> {
  return (await answerers(tx)).some(({ id }) => id === accountId)
}

/** Assigns an unassigned inquiry to the person who answers it, if that person is staff. */
async function takeOver(
  tx: Database,
  actor: Actor,
  { id, assignedTo }: LockedEnquiry,
): Promise<string | null> {
  if (assignedTo !== null || actor.kind !== 'account') return assignedTo
  if (!(await isAnswerer(tx, actor))) return null
  await tx.update(enquiries).set({ assignedTo: actor.accountId }).where(eq(enquiries.id, id))
  return actor.accountId
}

/** Adds a note or a reply that arrived by mail. A reply reopens the inquiry. */
export async function addEnquiryMessage(
  db: Database,
  context: InboxContext,
  { id, kind, text }: { id: string; kind: 'reply' | 'note'; text: string },
): Promise<Result<null, 'unknown'>> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) return err('unknown')
    await insertMessage(tx, context, { enquiryId: id, kind, text })
    const state = kind === 'reply' ? 'open' : enquiry.state
    await writeState(tx, enquiry, state)
    await recordMessage(tx, context, { enquiry, kind, text, state })
    return ok(null)
  })
}

/** Changes state and assignee. Only accounts that may answer can be the assignee. */
export async function updateEnquiry(
  db: Database,
  { actor, now }: Pick<InboxContext, 'actor' | 'now'>,
  { id, state, assignedTo }: { id: string; state: EnquiryState; assignedTo: string | null },
): Promise<Result<null, 'unknown' | 'nobody_known'>> {
  return db.transaction(async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) return err('unknown')
    const people = assignedTo === null ? [] : await answerers(tx)
    if (assignedTo !== null && !people.some((person) => person.id === assignedTo)) return err('nobody_known')
    await tx.update(enquiries).set({ state, assignedTo }).where(eq(enquiries.id, id))
    await recordChange(tx, { actor, now }, 'enquiries.answer', ['enquiry', id], {
      before: { state: enquiry.state, assigned_to: enquiry.assignedTo },
      after: { state, assigned_to: assignedTo },
    })
    return ok(null)
  })
}

type LockedEnquiry = typeof enquiries.$inferSelect

export async function lockEnquiry(tx: Database, id: string): Promise<LockedEnquiry | null> {
  if (!isUuid(id)) return null
  const [found] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
  return found ?? null
}

export async function insertMessage(
  tx: Database,
  { actor, now }: Pick<InboxContext, 'actor' | 'now'>,
  message: { enquiryId: string; kind: EnquiryMessageKind; text: string },
): Promise<string> {
  const authorId = actingAccount(actor)
  const [stored] = await tx
    .insert(enquiryMessages)
    .values({ ...message, authorId, at: now })
    .returning({ id: enquiryMessages.id })
  if (!stored) throw new Error('The message was not stored')
  return stored.id
}

export async function writeState(
  tx: Database,
  { id, state: before }: LockedEnquiry,
  state: EnquiryState,
): Promise<void> {
  if (state !== before) await tx.update(enquiries).set({ state }).where(eq(enquiries.id, id))
}

interface RecordedMessage {
  enquiry: LockedEnquiry
  kind: EnquiryMessageKind
  text: string
  state: EnquiryState
  /** The new assignee, if the action also assigned the inquiry. */
  assignedTo?: string | null
}

/** Logs that a message was added, without its text, because the text is personal. */
export async function recordMessage(
  tx: Database,
  { actor, now }: Pick<InboxContext, 'actor' | 'now'>,
  { enquiry, kind, text, state, assignedTo = enquiry.assignedTo }: RecordedMessage,
): Promise<void> {
  await recordChange(tx, { actor, now }, 'enquiries.answer', ['enquiry', enquiry.id], {
    before: { state: enquiry.state, assigned_to: enquiry.assignedTo },
    after: { state, [kind]: text, assigned_to: assignedTo },
    personal: [kind],
  })
}
