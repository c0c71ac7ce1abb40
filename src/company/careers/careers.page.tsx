import { useState } from 'react'
import { Link } from 'react-router'
import { careers } from '#content/careers.ts'
import { ApplicationDialog, applicationOpener } from '#enquiries/forms/application-dialog.tsx'
import { PrivacyNote } from '#enquiries/forms/privacy-note.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { Button } from '#ui/forms/button.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

export const meta = shopMeta({
  title: careers.title,
  description: careers.description,
  path: '/careers',
})

/** Describes how the company works, and how to apply although no position is open (product: company 21). */
export default function CareersPage() {
  const [writing, setWriting] = useState(false)
  const { email } = useSite()
  return (
    <>
      <div className="page grid items-center gap-10 pt-8 pb-8 md:pt-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Intro heading="h1" eyebrow={careers.title} title={careers.heading} lead={careers.lead}>
            <p className="text-ink-soft">
              <Unbroken text={careers.places} />{' '}
              <Link to={careers.values.to} prefetch="intent" className="link">
                {careers.values.label}
              </Link>
            </p>
          </Intro>
        </div>
        <section
          aria-labelledby="open-roles"
          className="card card-raised grid gap-4 p-6 md:p-8 lg:col-span-4 lg:col-start-9"
        >
          <h2 id="open-roles" className="text-2xl">
            {careers.roles.title}
          </h2>
          <p className="text-ink-soft">{careers.roles.text}</p>
          <Button size="large" onClick={() => setWriting(true)} {...applicationOpener}>
            Introduce yourself
          </Button>
        </section>
      </div>
      <Section
        id="write"
        ground="sunken"
        className="section-medium"
        title="What to write"
        lead={
          <>
            A short message is enough, here or by email to{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
            . We read it and reply by email.
          </>
        }
      >
        <ol className="grid gap-5 md:grid-cols-3 md:gap-10">
          {careers.advice.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t border-line-strong pt-4">
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <PrivacyNote />
      </Section>
      <ApplicationDialog
        kind="job_application"
        subject="General interest"
        open={writing}
        onClose={() => setWriting(false)}
      />
    </>
  )
}
