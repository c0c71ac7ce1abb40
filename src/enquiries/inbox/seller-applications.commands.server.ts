import { and, eq } from 'drizzle-orm'
import { invite, type InvitationNeeds } from '#account/staff/invitations.commands.server.ts'
import { recordChange } from '#audit/audit.commands.server.ts'
import { createSeller } from '#catalog/editing/edit-sellers.commands.server.ts'
import { sellerForm, emptySeller } from '#catalog/editing/fields/seller-form.ts'
import { brand } from '#content/brand.ts'
import type { Database } from '#db/database.server.ts'
import { enquiries } from '#enquiries/enquiries.tables.server.ts'
import { finishEnquiries } from '#enquiries/inbox/change-enquiries.commands.server.ts'
import { addEnquiryMessage, answerEnquiry } from '#enquiries/inbox/inbox.commands.server.ts'
import { threadOf } from '#enquiries/inbox/inbox.queries.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { isUuid } from '#lib/ids.ts'
import { dayOfMoment } from '#lib/days.ts'

export interface ApplicationContext extends InvitationNeeds {
  company: string
  publicUrl: string
}

export type ApplicationOutcome =
  | { state: 'approved'; sellerId: string }
  | { state: 'declined' }
  | { state: 'missing' }
  /** Someone else has already decided. */
  | { state: 'decided_already' }
  | { state: 'invalid'; fieldErrors: FieldErrors }

/**
 * Creates the unverified seller and invites the applicant as its admin, in one transaction (product: dashboard
 * 48).
 */
export async function approveApplication(
  db: Database,
  context: ApplicationContext,
  { id, name }: { id: string; name: string },
): Promise<ApplicationOutcome> {
  const sellingSince = dayOfMoment(context.now)
  const parsed = sellerForm.safeParse({ ...emptySeller, name, sellingSince })
  if (!parsed.success) return { state: 'invalid', fieldErrors: fieldErrorsOf(parsed.error) }
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (typeof application === 'string') return { state: application }
    const { actor, now } = context
    const made = await createSeller(tx, { fields: parsed.data, actor, now })
    if (made.state === 'invalid') return made
    if (made.state !== 'saved') throw new Error(`The seller was not created: ${made.state}`)
    const seller = { sellerId: made.id, role: 'admin' } as const
    const mailSubject = `Your application to sell on ${brand.name} is approved`
    await invite(tx, context, { email: application.email, staffRoles: [], seller, mailSubject })
    const text = `Approved. The seller ${parsed.data.name} was created, and the applicant invited as its admin.`
    await addEnquiryMessage(tx, inboxOf(context), { id, kind: 'note', text })
    await finishEnquiries(tx, context, [id])
    await record(tx, context, id, { decision: 'approved', sellerId: made.id })
    return { state: 'approved', sellerId: made.id }
  })
}

export async function declineApplication(
  db: Database,
  context: ApplicationContext,
  { id, reason }: { id: string; reason: string },
): Promise<ApplicationOutcome> {
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, id)
    if (typeof application === 'string') return { state: application }
    const seen = (await threadOf(tx, id)).length
    const answer = { id, text: reason, seen, after: 'done' } as const
    const answered = await answerEnquiry(tx, inboxOf(context), answer)
    if (!answered.ok) throw new Error(`The application was not answered: ${answered.reason}`)
    await record(tx, context, id, { decision: 'declined' })
    return { state: 'declined' }
  })
}

async function lockApplication(
  tx: Database,
  id: string,
): Promise<{ email: string } | 'missing' | 'decided_already'> {
  if (!isUuid(id)) return 'missing'
  const [found] = await tx
    .select({ email: enquiries.email, state: enquiries.state })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.kind, 'seller_application')))
    .for('update')
  if (!found) return 'missing'
  return found.state === 'done' ? 'decided_already' : found
}

function inboxOf({ actor, now, company, publicUrl, jobs }: ApplicationContext) {
  return { actor, now, company, publicUrl, mail: jobs.mail.bind(jobs) }
}

async function record(
  tx: Database,
  { actor, now }: ApplicationContext,
  id: string,
  after: Record<string, string>,
): Promise<void> {
  await recordChange(tx, { actor, now }, 'applications.decide', ['enquiry', id], { before: null, after })
}
