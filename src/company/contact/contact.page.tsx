import { useActionData, type HeadersArgs } from 'react-router'
import { ContactDetails } from '#company/contact/contact-details.tsx'
import { ContactForm } from '#company/contact/contact-form.tsx'
import { contactForm } from '#enquiries/enquiries.forms.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import { lostConnection } from '#enquiries/page-enquiry-form.tsx'
import { QuickActions } from '#company/contact/quick-actions.tsx'
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

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm({ request, context, schema: contactForm })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<EnquiryAnswer> {
  return serverAction().catch(lostConnection)
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders
}

export default function ContactPage() {
  const answer = useActionData<EnquiryAnswer>()
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
