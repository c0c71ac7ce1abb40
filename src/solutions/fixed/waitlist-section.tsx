import { lazy, Suspense } from 'react'
import type { Waitlist } from '#enquiries/enquiries.ts'
import { Section } from '#ui/section.tsx'

/** Loaded on coming-soon pages only. It works without JavaScript all the same. */
const WaitlistForm = lazy(async () => {
  const { WaitlistForm: form } = await import('#enquiries/waitlist-form.tsx')
  return { default: form }
})

export function WaitlistSection({ list, name, page }: { list: Waitlist; name: string; page: string }) {
  return (
    <Section
      id="waitlist"
      title="Get notified at launch"
      lead={`Join the waitlist for ${name}. We’ll send one email at launch, with the early-bird price.`}
    >
      <div className="max-w-form">
        <Suspense fallback={null}>
          <WaitlistForm list={list} page={page} />
        </Suspense>
      </div>
    </Section>
  )
}
