import * as z from 'zod/mini'
import {
  forgottenPasswordForm,
  logInForm,
  newPasswordForm,
  notificationsForm,
  signUpForm,
} from '#account/account.forms.ts'
import {
  cartLine,
  categories,
  localRecord,
  product,
  productData,
  products,
  session,
  signedUp,
  solution,
  solutions,
  status,
} from '#app/api/answers.ts'
import { bodyProblems, inGroup, tooManyTries, type Operation, type Problem } from '#app/api/operation.ts'
import { lookupForm, newLineForm, quantityForm } from '#cart/cart.forms.ts'
import { enquiryForm, waitlistForm } from '#enquiries/enquiries.forms.ts'
import { productQuestion } from '#catalogue/catalogue.forms.ts'

const catalogueAway: Problem = [503, 'catalogue_away', 'The catalogue cannot be read at the moment.']
const notSignedIn: Problem = [401, 'not_signed_in', 'Nobody is signed in with an account.']
const cartRefusals: readonly Problem[] = [
  [401, 'login_required', 'Nobody is signed in with an account.'],
  [503, 'database_away', 'The cart cannot be reached at the moment; nothing in it was lost.'],
]
const lineErrors: readonly Problem[] = [
  [404, 'unknown_line', 'There is no such line in this cart.'],
  ...cartRefusals,
]

const catalogue = inGroup('Catalogue', 'anybody', [
  {
    method: 'get',
    path: '/api/categories',
    summary: 'The categories of the marketplace',
    answers: [[200, 'Every active category, in its order', categories]],
  },
  {
    method: 'get',
    path: '/api/products',
    summary: 'The products of the marketplace, by page',
    query: productQuestion,
    answers: [[200, 'One page of them, and how many there are in all', products]],
    refusals: [[400, 'invalid_query', 'A parameter is not known, repeated or not valid.']],
  },
  {
    method: 'get',
    path: '/api/products/:id',
    summary: 'One product',
    answers: [[200, 'The product', product]],
    refusals: [[404, 'unknown_product', 'There is no such product.'], catalogueAway],
  },
  {
    method: 'get',
    path: '/api/solutions',
    summary: 'The solutions of Wadah Tech Solutions',
    answers: [[200, 'All of them', solutions]],
  },
  {
    method: 'get',
    path: '/api/solutions/:id',
    summary: 'One solution',
    answers: [[200, 'The solution', solution]],
    refusals: [[404, 'unknown_solution', 'There is no such solution.'], catalogueAway],
  },
])

const account = inGroup('Account', 'anybody', [
  {
    method: 'post',
    path: '/api/account/sign-up',
    summary: 'Makes an account and signs it in',
    body: signUpForm,
    answers: [[201, 'Signed in; the session is a cookie', signedUp]],
    refusals: [
      ...bodyProblems,
      [409, 'already_registered', 'There is an account of this address.'],
      [409, 'duplicate_customer', 'The portal knows this customer already.'],
      [422, 'invalid_email', 'The portal refused the address.'],
      [502, 'not_created', 'The portal did not accept the customer.'],
      tooManyTries,
    ],
  },
  {
    method: 'post',
    path: '/api/account/log-in',
    summary: 'Asks the portal for access and makes a portal session',
    body: logInForm,
    answers: [[200, 'The local record; the portal session is a cookie', localRecord]],
    refusals: [
      ...bodyProblems,
      [401, 'access_denied', 'The portal does not know these.'],
      [502, 'log_in_failed', 'The portal answered with a failure.'],
      [503, 'portal_away', 'The portal did not answer.'],
      tooManyTries,
    ],
  },
  {
    method: 'post',
    path: '/api/account/sign-out',
    summary: 'Ends every session of this browser',
    answers: [[204, 'Signed out']],
  },
  {
    method: 'get',
    path: '/api/account/session',
    summary: 'Whom the server knows by the cookies of this browser',
    answers: [[200, 'The account or null, and the email of a customer-portal session', session]],
  },
  {
    method: 'post',
    path: '/api/account/forgotten-password',
    summary: 'Sends a link for a new password',
    body: forgottenPasswordForm,
    answers: [[202, 'The same whether there is such an account or not', status('sent')]],
    refusals: [...bodyProblems, tooManyTries],
  },
  {
    method: 'post',
    path: '/api/account/new-password',
    summary: 'Sets a new password and ends every session',
    body: newPasswordForm,
    answers: [[200, 'Changed', status('changed')]],
    refusals: [...bodyProblems, [410, 'token_not_valid', 'The link has expired or was used.']],
  },
  {
    method: 'get',
    path: '/api/account/notifications',
    summary: 'Which notifications the account wants',
    access: 'account',
    answers: [[200, 'The three switches', notificationsForm]],
    refusals: [notSignedIn],
  },
  {
    method: 'put',
    path: '/api/account/notifications',
    summary: 'Keeps which notifications the account wants',
    access: 'account',
    body: notificationsForm,
    answers: [[200, 'As kept', notificationsForm]],
    refusals: [...bodyProblems, notSignedIn],
  },
])

const cart = inGroup('Cart', 'account', [
  {
    method: 'get',
    path: '/api/cart',
    summary: 'The cart of the account',
    answers: [[200, 'Its lines, oldest first', z.object({ lines: z.array(cartLine) })]],
    refusals: cartRefusals,
  },
  {
    method: 'delete',
    path: '/api/cart',
    summary: 'Empties the cart',
    answers: [[204, 'Empty']],
    refusals: cartRefusals,
  },
  {
    method: 'post',
    path: '/api/cart/lines',
    summary: 'Puts a product into the cart, or more of it',
    body: newLineForm,
    answers: [[201, 'The line as it is now', z.object({ line: cartLine })]],
    refusals: [
      ...bodyProblems,
      [404, 'unknown_product', 'There is no such product.'],
      [409, 'not_for_cart', 'The product is opened from its page instead.'],
      [409, 'coming_soon', 'It cannot be bought yet.'],
      [409, 'unavailable', 'It cannot be bought at the moment.'],
      [409, 'over_maximum', 'More than the largest quantity in one order.'],
      ...cartRefusals,
    ],
  },
  {
    method: 'patch',
    path: '/api/cart/lines/:type/:id',
    summary: 'Changes the quantity of a line, or sets it; below 1 removes the line',
    body: quantityForm,
    answers: [[200, 'The quantity as it is now', z.object({ id: z.string(), quantity: z.int() })]],
    refusals: [
      ...bodyProblems,
      [409, 'over_maximum', 'More than the largest quantity in one order.'],
      [409, 'unavailable', 'It cannot be bought at the moment.'],
      ...lineErrors,
    ],
  },
  {
    method: 'delete',
    path: '/api/cart/lines/:type/:id',
    summary: 'Removes a line',
    answers: [[204, 'Removed']],
    refusals: lineErrors,
  },
  {
    method: 'post',
    path: '/api/cart/lookup',
    summary: 'Product data of now, for the cart that a browser keeps',
    access: 'anybody',
    body: lookupForm,
    answers: [
      [
        200,
        'In the order of the items; null for what the catalogue does not have',
        z.object({ products: z.array(z.nullable(productData)) }),
      ],
    ],
    refusals: [...bodyProblems, [503, 'database_away', 'The catalogue cannot be reached at the moment.']],
  },
])

const enquiries = inGroup('Enquiries', 'anybody', [
  {
    method: 'post',
    path: '/api/enquiries',
    summary: 'Keeps a message, an application or a call-back',
    body: enquiryForm,
    answers: [[201, 'Kept', status('kept')]],
    refusals: [...bodyProblems, tooManyTries, [503, 'not_kept', 'It could not be kept just now.']],
  },
  {
    method: 'post',
    path: '/api/waitlists/:list',
    summary: 'Joins a waitlist; twice is no fault',
    body: waitlistForm,
    answers: [[200, 'On the list', status('on_the_list')]],
    refusals: [
      ...bodyProblems,
      [404, 'unknown_list', 'There is no such waitlist.'],
      tooManyTries,
      [503, 'not_kept', 'It could not be kept just now.'],
    ],
  },
])

/** Catalogue, account, cart and enquiries. */
export const shopOperations: readonly Operation[] = [...catalogue, ...account, ...cart, ...enquiries]
