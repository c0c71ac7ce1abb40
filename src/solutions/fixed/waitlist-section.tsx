import { WaitlistForm } from '#enquiries/forms/waitlist-form.tsx'
import { Section } from '#ui/layout/section.tsx'

export function WaitlistSection({ list, name, page }: { list: string; name: string; page: string }) {
  return (
    <Section
      id="waitlist"
      className="section-dense"
      title="Get notified at launch"
      lead={`Join the waitlist for ${name}. We’ll send one email at launch, with the early-bird price.`}
    >
      <div className="max-w-form">
        <WaitlistForm list={list} page={page} />
      </div>
    </Section>
  )
}
