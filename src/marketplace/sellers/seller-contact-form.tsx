import { sellerPath } from '#catalog/products/card-product.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { PageEnquiryForm } from '#enquiries/forms/page-enquiry-form.tsx'
import { answerWords } from '#marketplace/sellers/seller-words.ts'
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx'

interface SellerContactFormProps {
  seller: SellerSummary
  answer: EnquiryAnswer | undefined
}

/** The form for a message to a seller (product: enquiries 11). */
export function SellerContactForm({ seller, answer }: SellerContactFormProps) {
  const { id, name, responseHours } = seller
  return (
    <PageEnquiryForm
      label={`Write to ${name}`}
      hiddenValues={{ kind: 'seller_contact', page: sellerPath(id) }}
      answer={answer}
      loadSchema={loadSchema}
      thanks={{
        title: 'Your message has reached us',
        text: `We’ll pass it on to ${name}. They usually reply ${
          responseHours === null ? 'within a few business days' : answerWords(responseHours).toLowerCase()
        }.`,
      }}
      submitLabel="Send message"
      className="sm:grid-cols-2"
    >
      {(field) => (
        <>
          <TextField label="Name" {...field('name')} autoComplete="name" required />
          <EmailField {...field('email')} required />
          <TextField
            label="Company"
            {...field('company')}
            autoComplete="organization"
            className="col-span-full"
          />
          <TextArea
            label="Message"
            hint="What you want to do, and what you’d like to know."
            {...field('message')}
            required
            className="col-span-full"
          />
        </>
      )}
    </PageEnquiryForm>
  )
}

async function loadSchema() {
  return (await import('#enquiries/marketplace-enquiries.forms.ts')).sellerContactForm
}
