import { data, useActionData, type HeadersArgs } from 'react-router'
import type { ContactAnswer } from '#company/contact/contact-answer.ts'
import { ContactDetails } from '#company/contact/contact-details.tsx'
import { ContactForm } from '#company/contact/contact-form.tsx'
import { contactForm } from '#enquiries/enquiries.forms.ts'
import { receiveEnquiry } from '#enquiries/receive-enquiry.server.ts'
import { QuickActions } from '#company/contact/quick-actions.tsx'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { pageContext } from '#http/page-context.server.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Container } from '#ui/container.tsx'
import { Intro } from '#ui/section.tsx'
import type { Route } from './+types/contact.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact',
    description:
      'Write to Wadah about a project, the network, the fund or the marketplace. We respond within 24 hours. Dallas, TX and Atlanta, GA.',
    path: '/contact',
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const store = { ...pageContext(context), jobs: mailQueueOf(context) }
  const values = textsOf(await request.formData().catch(() => new FormData()))
  const parsed = contactForm.safeParse(values)
  if (!parsed.success)
    return reply({ outcome: 'invalid', fieldErrors: fieldErrorsOf(parsed.error), values }, 422)
  const received = await receiveEnquiry(store, store.clientAddress, parsed.data)
  if (received.outcome === 'received') return reply({ outcome: 'received' }, 200)
  if (received.outcome === 'unavailable') return reply({ outcome: 'unavailable', values }, 503)
  const seconds = received.retryAfterSeconds
  const waitMinutes = Math.ceil(seconds / 60)
  return reply({ outcome: 'too_many', waitMinutes, values }, 429, { 'retry-after': String(seconds) })
}

/** A lost connection is returned as a result, so that the page and what was typed stay. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactAnswer> {
  return serverAction().catch((): ContactAnswer => ({ outcome: 'unreachable', values: {} }))
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

export default function ContactPage() {
  const answer = useActionData<ContactAnswer>()
  return (
    <Container className="section-space">
      <Intro
        heading="h1"
        eyebrow="Contact"
        title="Tell us what you want to build"
        lead="A few sentences are enough. We respond within 24 hours and tell you if and how we can help."
      />
      <div className="mt-10 grid gap-12 md:mt-14 lg:grid-cols-12 lg:gap-16">
        <section className="lg:col-span-7" aria-labelledby="contact-form">
          <h2 id="contact-form" className="mb-5 text-2xl">
            Send us a message
          </h2>
          <ContactForm answer={answer} />
        </section>
        <div className="grid content-start gap-12 lg:col-span-5">
          <ContactDetails />
          <QuickActions />
        </div>
      </div>
    </Container>
  )
}

function reply(answer: ContactAnswer, status: number, more: Record<string, string> = {}) {
  return data(answer, { status, headers: { 'cache-control': 'no-store', ...more } })
}

function textsOf(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}
