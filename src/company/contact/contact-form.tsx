import { contact, interests } from '#content/contact.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { PageEnquiryForm } from '#enquiries/forms/page-enquiry-form.tsx'
import { EmailField, SelectField, TextArea, TextField } from '#ui/forms/field.tsx'

/** The contact form (product: enquiries 2, 4). */
export function ContactForm({ answer }: { answer: EnquiryAnswer | undefined }) {
  return (
    <PageEnquiryForm
      label="Contact"
      hiddenValues={{ kind: 'contact', page: '/contact' }}
      answer={answer}
      loadSchema={loadSchema}
      thanks={{
        title: 'Your message has reached us',
        text: contact.thanks,
      }}
      submitLabel="Send message"
      className="sm:grid-cols-2"
    >
      {(field) => (
        <>
          <TextField label="First Name" {...field('first_name')} autoComplete="given-name" required />
          <TextField label="Last Name" {...field('last_name')} autoComplete="family-name" required />
          <EmailField {...field('email')} required className="sm:col-span-2" />
          <TextField label="Company" {...field('company')} autoComplete="organization" />
          <SelectField label="I’m interested in" defaultValue="" {...field('interest')}>
            <option value="">Choose one (optional)</option>
            {interests.map((interest) => (
              <option key={interest}>{interest}</option>
            ))}
          </SelectField>
          <TextArea
            label="Project description"
            hint="What you want to build, who it’s for, and by when."
            {...field('message')}
            required
            rows={7}
            className="sm:col-span-2"
          />
        </>
      )}
    </PageEnquiryForm>
  )
}

async function loadSchema() {
  return (await import('#enquiries/enquiries.forms.ts')).contactForm
}
