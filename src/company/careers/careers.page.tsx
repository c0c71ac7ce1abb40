import { useState } from 'react'
import { CareersWork } from '#company/careers/careers-work.tsx'
import { careers } from '#content/careers.ts'
import { ApplicationDialog, applicationOpener } from '#enquiries/forms/application-dialog.tsx'
import { PrivacyNote } from '#enquiries/forms/privacy-note.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { useSite } from '#site/site.ts'
import { Button } from '#ui/forms/button.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: careers.title,
  description: careers.description,
  path: '/careers',
})

/** Describes how the company works, and how to apply although no position is open (product: company 21). */
export default function CareersPage() {
  const [writing, setWriting] = useState(false)
  const { email } = useSite()
  const write = () => setWriting(true)
  return (
    <>
      <div className="page grid items-center gap-10 pt-8 pb-10 md:pt-12 md:pb-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Intro heading="h1" eyebrow={careers.title} title={careers.heading} lead={careers.lead} />
        </div>
        <section
          aria-labelledby="open-roles"
          className="card card-raised grid gap-4 p-6 md:p-8 lg:col-span-4 lg:col-start-9"
        >
          <h2 id="open-roles" className="text-2xl">
            {careers.roles.title}
          </h2>
          <p className="text-ink-soft">{careers.roles.text}</p>
          <Button size="large" onClick={write} {...applicationOpener}>
            Introduce yourself
          </Button>
        </section>
      </div>
      <CareersWork />
      <Section
        id="write"
        className="section-medium"
        title="What to write"
        lead="A short message is enough. We read it and reply by email."
      >
        <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
          {careers.advice.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t border-line-strong pt-5">
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="ink" size="large" onClick={write} {...applicationOpener}>
            Introduce yourself
          </Button>
          <p className="text-ink-soft">
            or by email to{' '}
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </div>
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
