import type { Enquiry, EnquiryKind } from '#enquiries/enquiries.ts'
import type { NewMail } from '#mails/mails.commands.server.ts'
import type { Message } from '#server/mail.server.ts'

type KeptEnquiry = Enquiry & { id: string }

/** The notice to the company and, where there is an address, the confirmation to the sender. */
export function mailAboutEnquiry(company: string, enquiry: KeptEnquiry): NewMail[] {
  const mail = (kind: string, message: Message) => ({
    key: `enquiry ${enquiry.id} ${kind}`,
    subject: enquiry.id,
    kind,
    message,
  })
  const notice = mail('notice', enquiryNotice(company, enquiry))
  return enquiry.email ? [notice, mail('confirmation', confirmation(company, enquiry))] : [notice]
}

/** Nothing of what was typed stands in it: the address may be somebody else's. */
function confirmation(company: string, { kind, email }: KeptEnquiry): Message {
  const paragraphs = [
    `Thank you: your ${titles[kind]} has arrived. We read every one and answer at this address.`,
    'If it was not you, there is nothing to do: somebody may have mistyped their address.',
  ]
  return {
    to: email,
    replyTo: company,
    subject: 'We have received your message',
    text: `${[...paragraphs, 'Wadah'].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>We have received your message</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,sans-serif;color:#1d2a33;background:#ffffff">
<div style="max-width:560px;margin:0 auto">
${[...paragraphs, 'Wadah'].map((each) => `<p style="margin:0 0 16px">${each}</p>`).join('\n')}
</div></body></html>
`,
  }
}

/** The sender answers to `replyTo`; their words stand in the body alone, never in a header. */
function enquiryNotice(to: string, enquiry: KeptEnquiry): Message {
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
