import type { LegalText } from '#company/legal/legal-text.ts'

/**
 * States what the store keeps. Update this text with every change of stored data (product: company 22, 23).
 * The code fills in the periods in braces.
 */
export const privacy: LegalText = {
  title: 'Privacy',
  description:
    'What data this site collects, why, who receives it and how long it is stored: accounts, carts, orders, messages and waitlists. A draft.',
  lead: 'What data the store collects about you, what it is used for, who else receives it, and what you can ask of us.',
  sections: [
    {
      id: 'browsing',
      title: 'When you look around',
      text: `
You can read every page without telling us who you are. We use no analytics and no advertising, and we build no profile of your visits. The request log contains no network addresses, no search terms and nothing you typed.

The store adds up some figures for each day, without anything that could lead to you: how often a product was put into a cart, and which words were searched without a result. Words with an email address or a long number in them are left out. These figures are deleted after {countDays}, words that were searched fewer than three times after {rareWordDays}.

To slow down attacks, the store counts attempts to sign up, log in, reset a password, send a form or place an order, by network address and by account or email address. A count covers {countHours} at most and is deleted within five minutes after that.`,
    },
    {
      id: 'account',
      title: 'When you have an account',
      text: `
Signing up asks for your full name, email address, phone number, company name and a password. The store saves them to run your account. The password is saved only in a form from which it cannot be read back.

The same details, **including the password that you chose** and your time zone, are also sent from our server to the customer portal, which sets up your access there. When you log in, we send your email address and password to the customer portal, which tells us whether you have access.

A sign-in ends {sessionDays} after you last used it and is recognized by a cookie. So that you can see where you are signed in, the store saves with it which browser you use and, without asking anybody, the country or the first part of the network address of its last use. A link to reset your password is valid for {resetLinkHours}, a link to prove your email address for {emailProofDays}. Your notification settings are saved with your account. Profile changes under Settings are saved in your browser only.

So that strangers who guess passwords cannot lock you out, the store remembers each network address that you signed up or logged in from. It saves one code for your email address and the network address together, and when you last used that address. Neither address is saved itself or can be read from the code. The entry is deleted {logInAddressDays} after that last use.

If a sign-up is cut off, the store saves its email address and time for {signUpAttemptDays}, so that you can finish it by trying again.`,
    },
    {
      id: 'cart',
      title: 'When you fill a cart or save a product',
      text: 'So that your cart is there when you come back, our server or your browser saves which products are in it, how many, and since when. Our server is also asked for the current details and prices of the products. When you log in, the store looks for items that you put into your cart before under the same email address, and offers them to you once your address is confirmed or your password proves that they are yours. Products you save for later are saved the same way. Which products you looked at last is known to your browser alone, and a link to your cart names products and quantities, not you.',
    },
    {
      id: 'orders',
      title: 'When you order',
      text: `
The checkout asks for your full name, email address, phone number, postal address, company, notes and, if you like, a tax ID and a PO number. The order is registered on our server: these details, your time zone, the items with their prices, and your account, or for an order without one a number in a cookie of your browser. A copy is also saved in your browser. Your browser then goes to the signing portal, which gets the order from our server with a token that ends when it has been used.

The signing portal tells our server what happens to the order: documents opened, signed or declined, payment made or failed, services active. The server saves each of these with its time, shows them under My Purchases and emails you about them.

A product may come with license keys. The server saves which keys you got. When a program activates one, it also saves the identifier and the name of the machine that the program sends, and when the key was last checked there. The page of your order shows your machines, and you can free each of them. For a subscription the server saves its quantity, each period that was charged, and whether you canceled. If an order uses a discount code, the server saves a hash of your account or email address with it, to count how often you used the code.

When you ask for a quote, the server saves the items, your message, and the name, company and email address of your account. A seller who answers it reads the message and the items, and nothing else about you.

This site never asks for card numbers and makes no payment. What you enter in the signing portal is covered by its own privacy notice.`,
    },
    {
      id: 'writing',
      title: 'When you write to us',
      text: `
The contact form, applications to a silo, to a funding path, for work or to sell here, messages to a seller, and requests for a product or a call back are saved with the time and the page they came from, and sent to us by email. They contain what you entered: name, email address or phone number, company, topic and message. We pass a message to a seller on to that seller.

A waitlist stores your email address with the list, the time and the page. We use it to tell you about that launch.`,
    },
    {
      id: 'recipients',
      title: 'Who else receives it',
      text: `
- The customer portal: sign-up and log-in, as described above.
- The signing portal: each order with the details that you gave at checkout, and what you enter there to sign and pay.
- The seller of what you bought: your name, company and email address, once the order is paid, in our dashboard or in its own systems.
- Our mail provider: password resets, emails about your orders and quotes, receipts, the mail that asks for a review, and your messages on their way to us.
- The companies that run our servers and database for us.

We do not sell personal data and do not share it for advertising. The network, the scheduler, the assistant and the consulting portal are sites of their own: they receive what you enter there.`,
    },
    {
      id: 'retention',
      title: 'How long it stays',
      text: 'Sign-ins and reset links stop being valid after the times given above and are deleted within a day. The text of an email is deleted when it is sent, or {failedMailTextDays} after it could not be sent. An order that is not signed expires after 14 days, but its record stays. Accounts, carts and saved products on the server stay until you delete your account. Messages, applications and waitlist entries stay until then too if its confirmed address sent them, or until you ask us to delete them. Signing out removes your orders from your browser, not from our server. What is in your browser is under your control; the [cookie notice](/cookies) lists it by name.',
    },
    {
      id: 'deleted-account',
      title: 'When you delete your account',
      text: `
Under Settings, Security, you can download what we store about your account, and delete it. Your account goes at once, with everything that belongs to it and, if your email address is confirmed, the messages it sent us and its places on waitlists.

Reviews that you wrote stay, without your name. Until then each shows your first name, the first letter of your last name, and the month of your purchase. Quotes stay without your details and your message; what is open ends.

Your orders stay without your account. An order that ended unpaid loses your name, address, contact details and notes; an open one goes on and loses them within a day after it ends unpaid. Those of a paid order stay for {billingDataYears} after its last change, because the law asks for them, and only owners of this shop see them. The record of who changed what in the shop holds the number of an account, not your name.`,
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      text: `
Write to {email} to find out what we store about you, to have it corrected or deleted, to receive a copy, or to leave a waitlist. Write from the email address it is about, so that we do not give your data to someone else.

The site is meant for businesses and adults. It is not directed at children.`,
    },
  ],
  openPoints: [
    'The legal name and postal address of the company that is responsible.',
    'The legal basis of each use, and the rights that the laws of each state or country add.',
    'Retention periods for messages, applications and waitlists of people without an account. The store has none built in yet.',
    'The contracts with the providers of the portals, the hosting and the mail, and where they process data.',
    'Who decides about requests, and by when.',
  ],
}
