import { brand } from '#content/brand.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiryTitles } from '#enquiries/enquiry-notice.server.ts'
import { enquiryReference } from '#enquiries/enquiry-thread.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

type Answered = Pick<Enquiry, 'kind' | 'email'> & { id: string }

/**
 * The mail that carries an answer, as plain text. The sender's own words are not in it: the address may be somebody
 * else's.
 */
export function answerMail(
  enquiry: Answered,
  { id, text, company }: { id: string; text: string; company: string },
): NewMail {
  const { kind, email } = enquiry
  return {
    key: `enquiry answer ${id}`,
    subject: id,
    kind: 'enquiry_answer',
    urgency: 'normal',
    message: {
      to: email,
      replyTo: company,
      subject: `Your ${enquiryTitles[kind]} [${enquiryReference(enquiry.id)}]`,
      text: `${text}\n\n${brand.name}\n`,
    },
  }
}
