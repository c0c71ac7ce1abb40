import type { Enquiry, EnquiryKind } from '#enquiries/enquiries.ts'
import type { Mail, Message } from '#server/mail.server.ts'

/** Tells the company of an enquiry; rejects when the mail server does not take it. The one place that mails enquiries. */
export function sendEnquiryNotice(mail: Mail, to: string, enquiry: Enquiry & { id: string }): Promise<void> {
  return mail.send(enquiryNotice(to, enquiry))
}

/** The sender answers to `replyTo`; their words stand in the body alone, never in a header. */
function enquiryNotice(to: string, enquiry: Enquiry & { id: string }): Message {
  const facts = [
    ['Name', enquiry.name],
    ['Email', enquiry.email],
    ['Phone', enquiry.phone],
    ['Company', enquiry.company],
    ['About', enquiry.subject],
    ['Amount', enquiry.details['amount']],
    ['Best time', enquiry.details['best_time']],
    ['Page', enquiry.page],
    ['Number', enquiry.id],
  ].filter(([, value]) => value)
  const message: Message = {
    to,
    subject: `New ${titles[enquiry.kind]}`,
    text: [...facts.map((fact) => fact.join(': ')), '', enquiry.message].join('\n').trimEnd() + '\n',
  }
  return enquiry.email ? { ...message, replyTo: enquiry.email } : message
}

const titles: Record<EnquiryKind, string> = {
  contact: 'message from the contact form',
  silo_application: 'application to a network silo',
  fund_application: 'application to the fund',
  call_back: 'request for a call back',
  job_application: 'message from the careers page',
}
