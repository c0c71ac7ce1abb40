import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiryTitles, pageOfQuestion } from '#enquiries/enquiry-notice.server.ts'
import { enquiryReference } from '#enquiries/enquiry-thread.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

type Answered = Pick<Enquiry, 'kind' | 'email' | 'subject' | 'message' | 'details'> & { id: string }

interface Answer {
  id: string
  text: string
  /** Who answers: the seller, or the company. */
  signature: string
  company: string
  publicUrl: string
}

/** The answer as a plain-text mail. Below it are the inquiry and the page of its item (product: dashboard 96). */
export function answerMail(enquiry: Answered, { id, text, signature, company, publicUrl }: Answer): NewMail {
  const { kind, email, message } = enquiry
  const page = pageOfQuestion(enquiry, publicUrl)
  const title = page === null ? enquiryTitles[kind] : `question about ${enquiry.subject}`
  const quoted = message === '' ? [] : [`You wrote:\n${message.replaceAll(/^/gm, '> ')}`]
  return {
    key: `enquiry answer ${id}`,
    subject: id,
    kind: 'enquiry_answer',
    urgency: 'normal',
    message: {
      to: email,
      replyTo: company,
      subject: `Your ${title} [${enquiryReference(enquiry.id)}]`,
      text: `${[text, signature, ...quoted, ...(page === null ? [] : [page])].join('\n\n')}\n`,
    },
  }
}
