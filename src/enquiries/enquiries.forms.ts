import * as z from 'zod/mini'
import { interests } from '#content/contact.ts'
import type { Enquiry } from '#enquiries/enquiries.ts'
import {
  companyField,
  emailField,
  lineField,
  nameField,
  optionalLineField,
  formOf,
  textField,
} from '#enquiries/enquiry-fields.forms.ts'
import { isBot } from '#enquiries/honeypot.ts'
import {
  productQuestionForm,
  productRequestForm,
  sellerApplicationForm,
  type sellerContactForm,
} from '#enquiries/marketplace-enquiries.forms.ts'

/** The contact form (product: enquiries 2). */
export const contactForm = formOf({
  kind: z.literal('contact'),
  first_name: lineField('Enter your first name.', 100),
  last_name: lineField('Enter your last name.', 100),
  email: emailField,
  company: companyField,
  interest: z._default(
    z.union([z.literal(''), z.enum(interests)], 'Choose one of the listed interests.'),
    '',
  ),
  message: textField('Describe your project.', 5_000),
})

/** An application to join a silo (product: company 14). */
export const siloForm = formOf({
  kind: z.literal('silo_application'),
  subject: lineField('Choose a silo.', 120),
  name: nameField,
  email: emailField,
  message: textField('Say what you bring to the silo.', 5_000),
})

/** An application for a funding path (product: company 15). */
export const fundForm = formOf({
  kind: z.literal('fund_application'),
  subject: lineField('Choose a funding path.', 120),
  name: nameField,
  email: emailField,
  company: companyField,
  amount: optionalLineField(60),
  message: textField('Say what the funding is for.', 5_000),
})

export const callBackForm = formOf({
  kind: z.literal('call_back'),
  name: optionalLineField(100),
  phone: z
    .string('Enter your phone number.')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Enter your phone number.', abort: true }),
      z.maxLength(40, { error: 'This phone number is too long.', abort: true }),
      z.regex(/^[^\p{Cc}]*$/u, 'Enter a phone number with its area code.'),
      z.regex(/(?:\d\D*){7}/, 'Enter a phone number with its area code.'),
    ),
  best_time: lineField('Say when we should call.', 80),
})

/** Interest in a job at the company (product: company 21). */
export const jobForm = formOf({
  kind: z.literal('job_application'),
  subject: lineField('Say what you’d like to work on.', 120),
  name: nameField,
  email: emailField,
  message: textField('Tell us about your work.', 5_000),
})

export const enquiryForm = z.discriminatedUnion(
  'kind',
  [
    contactForm,
    siloForm,
    fundForm,
    callBackForm,
    jobForm,
    sellerApplicationForm,
    productRequestForm,
    productQuestionForm,
  ],
  'The kind of inquiry is not known.',
)

export const waitlistForm = formOf({ email: emailField })

/**
 * The forms that become inquiries. Only a seller's page sends messages to a seller, and its action names the
 * seller.
 */
export type EnquiryRequest = z.output<typeof enquiryForm> | z.output<typeof sellerContactForm>
export type WaitlistRequest = z.output<typeof waitlistForm>

/** Converts a form to the inquiry to store. Fields that only one kind has become its details. */
export function toEnquiry({ website: _website, fill_milliseconds: _time, ...sent }: EnquiryRequest): Enquiry {
  const fields = { ...noFields, ...(sent.kind === 'contact' ? namedAsUsual(sent) : sent) }
  const { kind, page, subject, name, email, phone, company, message, ...details } = fields
  return { kind, page, subject, name, email, phone, company, message, details }
}

const noFields = { subject: '', name: '', email: '', phone: '', company: '', message: '' }

function namedAsUsual<Form extends { first_name: string; last_name: string; interest: string }>(form: Form) {
  const { first_name, last_name, interest, ...fields } = form
  return { ...fields, name: `${first_name} ${last_name}`, subject: interest }
}

export function sentByBot(form: EnquiryRequest | WaitlistRequest): boolean {
  return isBot({ website: form.website, fillMilliseconds: form.fill_milliseconds })
}
