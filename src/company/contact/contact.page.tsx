import { Link, useActionData, type HeadersArgs } from 'react-router'
import { ContactDetails } from '#company/contact/contact-details.tsx'
import { ContactForm } from '#company/contact/contact-form.tsx'
import { contact } from '#content/contact.ts'
import { contactForm } from '#enquiries/enquiries.forms.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import { lostConnection } from '#enquiries/forms/page-enquiry-form.tsx'
import { QuickActions } from '#company/contact/quick-actions.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { callAddress, useSite } from '#site/site.ts'
import { Container } from '#ui/layout/container.tsx'
import { Intro } from '#ui/layout/section.tsx'
import type { Route } from './+types/contact.page.ts'

export const meta = shopMeta({
  title: contact.title,
  description: contact.description,
  path: '/contact',
})

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm({ request, context, schema: contactForm })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => serverAction().catch(lostConnection)

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export default function ContactPage() {
  const answer = useActionData<EnquiryAnswer>()
  return (
    <Container className="pt-10 pb-24 md:pt-16">
      <Intro heading="h1" eyebrow={contact.title} title={contact.heading} lead={contact.lead} />
      <DirectWays />
      <Customers />
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

/** Email and phone in one row on narrow screens, where the details follow the form. */
function DirectWays() {
  const { email, phone } = useSite()
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 lg:hidden">
      <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
        {email}
      </a>
      <a href={callAddress(phone)} className="link inline-flex min-h-11 items-center">
        {phone}
      </a>
    </p>
  )
}

/** The way for people who have a question about an order. */
function Customers() {
  return (
    <p className="mt-4 max-w-text text-ink-soft">
      {contact.customers}{' '}
      <Link to="/marketplace/my-purchases" className="link">
        My Purchases
      </Link>
      . If you write about an order, include its number.
    </p>
  )
}
