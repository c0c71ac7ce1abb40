import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { PageEnquiryForm } from '#enquiries/forms/page-enquiry-form.tsx'
import { PrivacyNote } from '#enquiries/forms/privacy-note.tsx'
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx'

/** The form with which a seller applies (product: enquiries 12). */
export function SellerApplicationForm({ answer }: { answer: EnquiryAnswer | undefined }) {
  return (
    <>
      <PageEnquiryForm
        label="Apply to sell"
        hiddenValues={{ kind: 'seller_application', page: '/marketplace/sell' }}
        answer={answer}
        loadSchema={loadSchema}
        thanks={{
          title: 'Your application has reached us',
          text: 'We reply by email, usually within a few business days.',
        }}
        againLabel="Send another application"
        submitLabel="Send application"
        className="sm:grid-cols-2"
      >
        {(field) => (
          <>
            <TextField label="Name" {...field('name')} autoComplete="name" required />
            <EmailField {...field('email')} required />
            <TextField label="Company" {...field('company')} autoComplete="organization" required />
            <TextField
              label="Company website"
              {...field('site')}
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
            />
            <TextField
              label="What you sell"
              hint="One line, such as “Booking software for clinics”."
              {...field('subject')}
              autoComplete="off"
              required
              className="col-span-full"
            />
            <TextArea
              label="Your products"
              hint="Who buys them, what they cost, and what you’d like to know from us."
              {...field('message')}
              required
              rows={6}
              className="col-span-full"
            />
          </>
        )}
      </PageEnquiryForm>
      <PrivacyNote />
    </>
  )
}

async function loadSchema() {
  return (await import('#enquiries/marketplace-enquiries.forms.ts')).sellerApplicationForm
}
