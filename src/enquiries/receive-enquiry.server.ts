import { isComingSolution, solutionById } from '#catalog/solutions/solutions.queries.server.ts'
import { unavailability } from '#db/unavailable.server.ts'
import { joinWaitlist, storeEnquiryOnce } from '#enquiries/enquiries.commands.server.ts'
import {
  sentByBot,
  toEnquiry,
  type EnquiryRequest,
  type WaitlistRequest,
} from '#enquiries/enquiries.forms.ts'
import { isFixedWaitlist, type Enquiry } from '#enquiries/enquiries.ts'
import { itemInQuestion } from '#enquiries/enquiries.queries.server.ts'
import { waitlistMail } from '#enquiries/waitlist-mail.ts'
import { waitlistNames } from '#content/waitlists.ts'
import { mailAboutEnquiry } from '#enquiries/enquiry-notice.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import type { MailQueue } from '#mail/mail-queue-context.server.ts'

export interface EnquiryNeeds extends Pick<ServerContext, 'db' | 'environment' | 'limits' | 'log'> {
  jobs: MailQueue
}

/** Fields that the page sets and visitors cannot choose, such as the seller. */
export type EnquiryAbout = Partial<Pick<Enquiry, 'subject' | 'details'>>

export type ReceivedEnquiry =
  | { outcome: 'received' }
  | { outcome: 'too_many'; retryAfterSeconds: number }
  | { outcome: 'unavailable' }
  /** The database stopped responding during the write, so the inquiry may or may not be stored. */
  | { outcome: 'unconfirmed' }

/**
 * Stores an inquiry and queues the mails to company and sender. A bot gets the same response, but nothing is
 * stored (product: enquiries 8).
 */
export async function receiveEnquiry(
  context: EnquiryNeeds,
  address: string,
  form: EnquiryRequest,
  about: EnquiryAbout = {},
): Promise<ReceivedEnquiry> {
  return receive(context, address, form, () => store(context, { ...toEnquiry(form), ...about }))
}

/** Stores a question. The item's name and seller come from its record, not from the form (product: enquiries 15). */
export async function receiveQuestion(
  context: EnquiryNeeds,
  address: string,
  form: Extract<EnquiryRequest, { kind: 'product_question' }>,
  provenEmail: string | null = null,
): Promise<ReceivedEnquiry | { outcome: 'unknown_product' }> {
  let isUnknown = false
  const received = await receive(context, address, form, async () => {
    const item = await itemInQuestion(context.db, form.product)
    isUnknown = item === null
    if (!item) return
    const question = { ...toEnquiry(form), subject: item.name, details: item.details }
    await store(context, question, provenEmail)
  })
  return isUnknown ? { outcome: 'unknown_product' } : received
}

function store(context: EnquiryNeeds, enquiry: Enquiry, provenEmail: string | null = null): Promise<void> {
  return storeEnquiryOnce(context.db, enquiry, async (tx, id) => {
    const { CONTACT_EMAIL: company, PUBLIC_URL: publicUrl } = context.environment
    for (const mail of mailAboutEnquiry({ company, publicUrl, provenEmail }, { ...enquiry, id })) {
      await context.jobs.mail(tx, mail)
    }
  })
}

/** Adds an email address to a waitlist, if the list exists (product: enquiries 7). */
export async function receiveOnWaitlist(
  context: EnquiryNeeds,
  address: string,
  list: string,
  form: WaitlistRequest,
): Promise<ReceivedEnquiry | { outcome: 'unknown_list' }> {
  let isUnknown = false
  const received = await receive(context, address, form, async () => {
    isUnknown = !isFixedWaitlist(list) && !(await isComingSolution(context.db, list))
    if (isUnknown) return
    await joinWaitlist(context.db, { list, email: form.email, page: form.page }, async (tx, id) => {
      const { CONTACT_EMAIL: company, PUBLIC_URL: publicUrl } = context.environment
      const solution = await solutionById(tx, list)
      const name = solution?.name ?? waitlistNames[list] ?? list
      await context.jobs.mail(tx, waitlistMail({ id, to: form.email, name, company, publicUrl }))
    })
  })
  return isUnknown ? { outcome: 'unknown_list' } : received
}

async function receive(
  context: EnquiryNeeds,
  address: string,
  form: EnquiryRequest | WaitlistRequest,
  storeIt: () => Promise<void>,
): Promise<ReceivedEnquiry> {
  const { limits, log } = context
  try {
    const limited = await limits.consume('enquiry', address)
    if (!limited.ok) return { outcome: 'too_many', retryAfterSeconds: limited.retryAfterSeconds }
    if (sentByBot(form)) return { outcome: 'received' }
    await storeIt()
    return { outcome: 'received' }
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'could not store an inquiry')
    return { outcome: unavailability(error) === 'unconfirmed' ? 'unconfirmed' : 'unavailable' }
  }
}

/** The error's code or name. Its message could contain the visitor's text from the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}
