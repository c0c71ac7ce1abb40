import * as z from 'zod/mini'
import {
  companyField,
  emailField,
  lineField,
  nameField,
  optionalLineField,
  optionalTextField,
  formOf,
  textField,
} from '#enquiries/enquiry-fields.forms.ts'
import { isRecordId } from '#lib/ids.ts'

/** A message to a seller, sent from the seller's page (product: enquiries 11). */
export const sellerContactForm = formOf({
  kind: z.literal('seller_contact'),
  name: nameField,
  email: emailField,
  company: companyField,
  message: textField('Write what you want to know.', 5_000),
})

/**
 * An application to become a seller. `website` is the honeypot, so the company's website is named `site` (product:
 * enquiries 12).
 */
export const sellerApplicationForm = formOf({
  kind: z.literal('seller_application'),
  name: nameField,
  email: emailField,
  company: lineField('Enter the name of your company.', 150),
  site: optionalLineField(200),
  subject: lineField('Say what you sell.', 200),
  message: textField('Tell us about your products.', 5_000),
})

/** A request for a product that the visitor did not find (product: enquiries 13). */
export const productRequestForm = formOf({
  kind: z.literal('product_request'),
  subject: lineField('Say what you’re looking for.', 200),
  message: optionalTextField(5_000),
  budget: optionalLineField(60),
  email: emailField,
})

/** A question about a product, sent from its page (product: enquiries 15). */
export const productQuestionForm = formOf({
  kind: z.literal('product_question'),
  product: z.string().check(z.refine(isRecordId, 'We couldn’t find this product.')),
  name: nameField,
  email: emailField,
  message: textField('Write your question.', 2_000),
})
