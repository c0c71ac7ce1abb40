import { brand } from '#content/brand.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiryTitles } from '#enquiries/enquiry-notice.server.ts'
import { enquiryReference } from '#enquiries/enquiry-thread.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

type Answered = Pick<Enquiry, 'kind' | 'email'> & { id: string }

/** The answer as a plain-text mail. It does not quote the inquiry, because the address may belong to someone else. */
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
