import { productRequestPage, productRequestPath } from '#catalog/products/product-request.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { PageEnquiryForm } from '#enquiries/forms/page-enquiry-form.tsx'
import { EmailField, TextArea, TextField } from '#ui/forms/field.tsx'

/** The form that requests a product (product: enquiries 13). */
export function ProductRequestForm({ term, answer }: { term: string; answer: EnquiryAnswer | undefined }) {
  return (
    <PageEnquiryForm
      label="Request a product"
      hiddenValues={{ kind: 'product_request', page: productRequestPage }}
      // The address keeps the term, so that the page still shows the search after the form was submitted.
      action={productRequestPath(term)}
      answer={answer}
      loadSchema={loadSchema}
      thanks={{
        title: 'Your request has reached us',
        text: 'We’ll reply by email, usually within 24 hours. You haven’t ordered anything.',
      }}
      againLabel="Request another product"
      submitLabel="Send request"
      className="sm:grid-cols-2"
    >
      {(field) => (
        <>
          <TextField
            label="What are you looking for?"
            defaultValue={term}
            {...field('subject')}
            autoComplete="off"
            required
            className="col-span-full"
          />
          <TextArea
            label="What should it do?"
            hint="The problem, who it affects, and what you use today."
            {...field('message')}
            className="col-span-full"
          />
          <TextField
            label="Budget"
            hint="In US dollars, if you have a number in mind."
            {...field('budget')}
            autoComplete="off"
          />
          <EmailField hint="We only use it to reply." {...field('email')} required />
        </>
      )}
    </PageEnquiryForm>
  )
}

async function loadSchema() {
  return (await import('#enquiries/marketplace-enquiries.forms.ts')).productRequestForm
}
