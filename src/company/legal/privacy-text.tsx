import { Link } from 'react-router'
import {
  emailProofDays,
  logInAddressDays,
  resetLinkHours,
  sessionDays,
  signUpAttemptDays,
} from '#account/retention.ts'
import { countDays, rareWordDays } from '#http/daily-counts.ts'
import { countHours } from '#http/limit-periods.ts'
import { failedMailTextDays } from '#mail/retention.ts'
import { CompanyEmail, type LegalSection } from '#company/legal/legal-page.tsx'

/** Describes what the store does. Whoever changes what is stored changes this text. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'browsing',
    title: 'When you look around',
    body: (
      <>
        <p>
          You can read every page without telling us who you are. We use no analytics and no advertising, and
          we build no profile of your visits. The request log contains no network addresses, no search terms
          and nothing you typed.
        </p>
        <p>
          The store adds up some figures for each day, without anything that could lead to you: how often a
          product was put into a cart, and which words were searched without a result. Words with an email
          address or a long number in them are left out. These figures are deleted after {countDays} days,
          words that were searched fewer than three times after {rareWordDays}.
        </p>
        <p>
          To slow down attacks, the store counts attempts to sign up, log in, reset a password, send a form or
          place an order, by network address and by account or email address. A count covers{' '}
          {hours(countHours)} at most and is deleted within five minutes after that.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    body: (
      <>
        <p>
          Signing up asks for your full name, email address, phone number, company name and a password. The
          store saves them to run your account. The password is saved only as an Argon2id hash, from which it
          cannot be read back.
        </p>
        <p>
          The same details, <strong>including the password that you chose</strong> and your time zone, are
          also sent from our server to the customer portal, which sets up your access there. When you log in,
          we send your email address and password to the customer portal, which tells us whether you have
          access.
        </p>
        <p>
          A sign-in ends {sessionDays} days after you last used it and is recognized by a cookie. So that you
          can see where you are signed in, the store saves with it which browser you use and, without asking
          anybody, the country or the first part of the network address of its last use. A link to reset your
          password is valid for {hours(resetLinkHours)}, a link to prove your email address for{' '}
          {emailProofDays} days. Your notification settings are saved with your account. Profile changes under
          Settings are saved in your browser only.
        </p>
        <p>
          So that strangers who guess passwords cannot lock you out, the store remembers each network address
          that you signed up or logged in from. It saves one hash of your email address and the network
          address, made with a secret key of the store, and when you last used that address. Neither address
          is saved itself or can be read from the hash. The entry is deleted {logInAddressDays} days after
          that last use.
        </p>
        <p>
          If a sign-up is cut off, the store saves its email address and time for {days(signUpAttemptDays)},
          so that you can finish it by trying again.
        </p>
      </>
    ),
  },
  {
    id: 'cart',
    title: 'When you fill a cart or save a product',
    body: (
      <p>
        With an account of this store, the cart is saved on our server: which products, how many, and since
        when. If you logged in through the customer portal, it is saved in your browser, and our server is
        only asked for the current details and prices of the products. Products you save for later are treated
        the same way. Which products you looked at last is known to your browser alone, and a link to your
        cart names products and quantities, not you.
      </p>
    ),
  },
  {
    id: 'orders',
    title: 'When you order',
    body: (
      <>
        <p>
          The checkout asks for your full name, email address, phone number, postal address, company, notes
          and, if you like, a tax ID and a PO number. The order is registered on our server: these details,
          your time zone, the items with their prices, and your account, or for an order without one a number
          in a cookie of your browser. A copy is also saved in your browser. Your browser then goes to the
          signing portal, which gets the order from our server with a token that ends when it has been used.
        </p>
        <p>
          The signing portal tells our server what happens to the order: documents opened, signed or declined,
          payment made or failed, services active. The server saves each of these with its time, shows them
          under My Purchases and emails you about them.
        </p>
        <p>
          When you ask for a quote, the server saves the items, your message, and the name, company and email
          address of your account. A seller who answers it reads the message and the items, and nothing else
          about you.
        </p>
        <p>
          This site never asks for card numbers and makes no payment. What you enter in the signing portal is
          covered by its own privacy notice.
        </p>
      </>
    ),
  },
  {
    id: 'writing',
    title: 'When you write to us',
    body: (
      <>
        <p>
          The contact form, applications to a silo, to a funding path, for work or to sell here, messages to a
          seller, and requests for a product or a call back are saved with the time and the page they came
          from, and sent to us by email. They contain what you entered: name, email address or phone number,
          company, topic and message. We pass a message to a seller on to that seller.
        </p>
        <p>
          A waitlist stores your email address with the list, the time and the page. We use it to tell you
          about that launch.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else receives it',
    body: (
      <>
        <ul>
          <li>The customer portal: sign-up and log-in, as described above.</li>
          <li>
            The signing portal: each order with the details that you gave at checkout, and what you enter
            there to sign and pay.
          </li>
          <li>
            Our mail provider: password resets, emails about your orders and quotes, receipts, the mail that
            asks for a review, and your messages on their way to us.
          </li>
          <li>The companies that run our servers and database for us.</li>
        </ul>
        <p>
          We do not sell personal data and do not share it for advertising. The network, the scheduler, the
          assistant and the consulting portal are sites of their own: they receive what you enter there.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long it stays',
    body: (
      <p>
        Sign-ins and reset links stop being valid after the times given above and are deleted within a day.
        The text of an email is deleted when it is sent, or {failedMailTextDays} days after it could not be
        sent. An order that is not signed expires after 14 days, but its record stays. Accounts, carts and
        saved products on the server stay until you delete your account. Messages, applications and waitlist
        entries stay until then too if its confirmed address sent them, or until you ask us to delete them.
        Signing out removes your orders from your browser, not from our server. What is in your browser is
        under your control; the <Link to="/cookies">cookie notice</Link> lists it by name.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can ask of us',
    body: (
      <>
        <p>
          Write to <CompanyEmail /> to find out what we store about you, to have it corrected or deleted, to
          receive a copy, or to leave a waitlist. Write from the email address it is about, so that we do not
          give your data to someone else.
        </p>
        <p>The site is meant for businesses and adults. It is not directed at children.</p>
      </>
    ),
  },
]

function days(count: number): string {
  return count === 1 ? 'one day' : `${count} days`
}

function hours(count: number): string {
  return count === 1 ? 'one hour' : `${count} hours`
}
