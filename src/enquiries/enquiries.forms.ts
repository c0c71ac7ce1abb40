import * as z from 'zod/mini'
import { type Enquiry, interests } from '#enquiries/enquiries.ts'
import { isBot } from '#enquiries/honeypot.ts'

const strict = {
  error: (issue: { code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? 'The form contains a field that is not known here.' : undefined,
}

const name = line('Please enter your name.', 100)
const email = z
  .string('Please enter your email address.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email address.', abort: true }),
    z.maxLength(254, { error: 'This email address is too long.', abort: true }),
    z.regex(z.regexes.email, 'Please enter an email address like name@example.com.'),
  )
const company = optionalLine(150)

/** A path of this site, never another one (`//`, `/\\`). */
export const pagePath = z
  .string('The page of the form is missing.')
  .check(z.maxLength(200), z.regex(/^\/(?!\/)[^\s\\\p{Cc}]*$/u, 'The page must be a path of this site.'))

/** Sent with every form: the page it came from, and the honeypot. */
const sentWithForm = {
  page: pagePath,
  website: z._default(z.string().check(z.maxLength(500)), ''),
  fill_milliseconds: z._default(
    z.pipe(
      z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{0,10}$/))]),
      z.transform((sent) => (sent === '' ? null : Number(sent))),
    ),
    null,
  ),
}

/** The contact form (product: enquiries 2). */
export const contactForm = z.strictObject(
  {
    kind: z.literal('contact'),
    first_name: line('Please enter your first name.', 100),
    last_name: line('Please enter your last name.', 100),
    email,
    company,
    interest: z._default(
      z.union([z.literal(''), z.enum(interests)], 'Please choose one of the listed interests.'),
      '',
    ),
    message: text('Please describe your project.', 5_000),
    ...sentWithForm,
  },
  strict,
)

/** An application to a silo (product: company 14). */
export const siloForm = z.strictObject(
  {
    kind: z.literal('silo_application'),
    subject: line('Please choose a silo.', 120),
    name,
    email,
    message: text('Please say what you bring to the silo.', 5_000),
    ...sentWithForm,
  },
  strict,
)

/** An application to a funding path (product: company 15). */
export const fundForm = z.strictObject(
  {
    kind: z.literal('fund_application'),
    subject: line('Please choose a funding path.', 120),
    name,
    email,
    company,
    amount: optionalLine(60),
    message: text('Please say what the funding is for.', 5_000),
    ...sentWithForm,
  },
  strict,
)

export const callBackForm = z.strictObject(
  {
    kind: z.literal('call_back'),
    name: optionalLine(100),
    phone: z
      .string('Please enter your phone number.')
      .check(
        z.trim(),
        z.minLength(1, { error: 'Please enter your phone number.', abort: true }),
        z.maxLength(40, { error: 'This phone number is too long.', abort: true }),
        z.regex(/^[^\p{Cc}]*$/u, 'Please enter a phone number with its area code.'),
        z.regex(/(?:\d\D*){7}/, 'Please enter a phone number with its area code.'),
      ),
    best_time: line('Please say when we should call.', 80),
    ...sentWithForm,
  },
  strict,
)

/** Interest in working for the company (product: company 21). */
export const jobForm = z.strictObject(
  {
    kind: z.literal('job_application'),
    subject: line('Please say what work you are interested in.', 120),
    name,
    email,
    message: text('Please tell us about your work.', 5_000),
    ...sentWithForm,
  },
  strict,
)

export const enquiryForm = z.discriminatedUnion(
  'kind',
  [contactForm, siloForm, fundForm, callBackForm, jobForm],
  'The kind of enquiry is not known.',
)

export const waitlistForm = z.strictObject({ email, ...sentWithForm }, strict)

export type EnquiryRequest = z.output<typeof enquiryForm>
export type WaitlistRequest = z.output<typeof waitlistForm>

/** What is stored of a form: everything but the honeypot. */
export function toEnquiry(form: EnquiryRequest): Enquiry {
  const stored = { ...nothing, kind: form.kind, page: form.page }
  switch (form.kind) {
    case 'contact': {
      const { first_name, last_name, interest } = form
      return { ...stored, ...person(form), name: `${first_name} ${last_name}`, subject: interest }
    }
    case 'fund_application':
      return {
        ...stored,
        ...person(form),
        name: form.name,
        subject: form.subject,
        details: { amount: form.amount },
      }
    case 'call_back':
      return { ...stored, name: form.name, phone: form.phone, details: { best_time: form.best_time } }
    case 'silo_application':
    case 'job_application':
      return { ...stored, ...person(form), name: form.name, subject: form.subject }
  }
}

export function sentByBot(form: EnquiryRequest | WaitlistRequest): boolean {
  return isBot({ website: form.website, fillMilliseconds: form.fill_milliseconds })
}

const nothing = { subject: '', name: '', email: '', phone: '', company: '', message: '', details: {} }

function person(form: { email: string; message: string; company?: string }) {
  return { email: form.email, message: form.message, company: form.company ?? '' }
}

function line(missing: string, most: number) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(most, `Please use at most ${most} characters.`),
      z.regex(/^[^\p{Cc}]*$/u, 'Please use letters, digits and punctuation on one line.'),
    )
}

function optionalLine(most: number) {
  return z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(most, `Please use at most ${most} characters.`),
        z.regex(/^[^\p{Cc}]*$/u, 'Please use letters, digits and punctuation on one line.'),
      ),
    '',
  )
}

/** Several lines. PostgreSQL cannot store a NUL. */
function text(missing: string, most: number) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(most, `Please use at most ${most.toLocaleString('en-US')} characters.`),
      z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'The text contains a character that cannot be saved.'),
    )
}
