import type { LegalText } from '#company/legal/legal-text.ts'

/**
 * States what the store keeps. Update this text with every change of stored data (product: company 22, 23).
 * The code fills in the periods in braces.
 */
export const privacy: LegalText = {
  title: 'Privacy',
  description:
    'What data we collect, why, who receives it and how long we keep it: accounts, carts, orders, messages and waitlists. A draft.',
  lead: 'What we know about you, what we use it for, who else gets it, and what you can ask of us.',
  inShort: [
    'We use what you enter to run your account, fulfill your orders and answer your messages.',
    'We don’t sell your data, and we don’t share it for advertising.',
    'Under Settings, Security, you can download what we store about your account, and delete it.',
  ],
  changed: '2026-11-30',
  sections: [
    {
      id: 'browsing',
      title: 'When you look around',
      text: `
**Visits.** You can read every page without telling us who you are. We don’t use analytics or advertising, and we don’t build a profile of your visits. Our request log has no network addresses, no search terms and nothing you typed.

**Daily figures.** We add up a few daily figures that can’t be traced to you: how often a product was put into a cart, and which searches found nothing. We leave out searches with an email address or a long number. We delete these figures after {countDays}, and words searched fewer than three times after {rareWordDays}.

**Protection from attacks.** We count attempts to sign up, log in, reset a password, send a form or place an order, by network address and by account or email address. Each count covers {countHours} at most, and we delete it within five minutes after that.`,
    },
    {
      id: 'account',
      title: 'When you have an account',
      text: `
**Signing up.** We ask for your full name, email address, phone number, company name and a password. We use them to run your account. We store your password only in a scrambled form that nobody can turn back into the password.

**Customer portal.** Our server also sends these details, **including the password you chose** and your time zone, to the customer portal, which sets up your access there. When you log in, we send your email address and password to the customer portal, and it tells us whether you have access.

**Staying signed in.** A cookie keeps you signed in until {sessionDays} after your last visit. To show you where you’re signed in, we also note which browser you use, and the country or the first part of the network address of its last use. A link to reset your password works for {resetLinkHours}, and a link to confirm your email address for {emailProofDays}.

**Settings and votes.** We save your notification settings with your account. Changes to your profile under Settings stay in your browser. If you mark a review as helpful, we save which review and when.

**Guessed passwords.** To keep strangers who guess passwords from locking you out, we remember each network address you signed up or logged in from. We store one scrambled code made from your email address and the network address, and when you last used that address. Nobody can read either address from the code. We delete the entry {logInAddressDays} after that last use.`,
    },
    {
      id: 'cart',
      title: 'When you fill a cart or save a product',
      text: 'To have your cart ready when you come back, our server or your browser saves which products are in it, how many, and since when. Your browser also asks our server for current details and prices. When you log in, we look for items you added earlier with the same email address, and offer them to you once your address is confirmed or your password shows they’re yours. Products you save for later work the same way. Only your browser knows which products you looked at last. A link to your cart names products and quantities, not you.',
    },
    {
      id: 'orders',
      title: 'When you order',
      text: `
**Checkout.** We ask for your full name, email address, phone number, postal address, company, notes and, if you like, a tax ID and a PO number. Our server saves these details, your time zone, the items with their prices, and your account, or for an order without one, a number from a cookie in your browser. Your browser keeps a copy, too. Then we take you to the signing portal, which gets the order from our server with a token that works once.

**Order status.** The signing portal tells us what happens to your order: documents opened, signed or declined, payment made or failed, services active. We save each step with its time, show it under My Purchases and email you about it.

**Licenses, subscriptions and discounts.** Some products come with license keys. We save which keys you got. When a program activates one, we also save the identifier and name of the machine it sends, and when the key was last checked there. Your order page shows your machines, and you can free each of them. For a subscription, we save its quantity, each period charged, and whether you canceled. If you use a discount code, we save a scrambled code of your account or email address with it, to count how often you used the discount.

**Quotes.** When you ask for one, we save the items, your message, and your account’s name, company and email address. If a seller answers, they see your message and the items, and nothing else about you.

**Payment.** We never ask for card numbers and take no payments on this site. What you enter in the signing portal is covered by its own privacy notice.`,
    },
    {
      id: 'writing',
      title: 'When you write to us',
      text: `
When you send us a form, we save it with the time and the page it came from, and email it to ourselves. That covers the contact form, applications to a silo, to a funding path, for work or to sell here, messages to a seller, product requests and call-back requests. They contain what you entered: name, email address or phone number, company, topic and message. We pass messages to a seller on to that seller.

For a waitlist, we save your email address with the list, the time and the page. We use it to confirm that you joined and to tell you about that launch.`,
    },
    {
      id: 'recipients',
      title: 'Who else gets it',
      text: `
- The customer portal: sign-up and log-in, as described above.
- The signing portal: each order with the details you gave at checkout, and what you enter there to sign and pay.
- The seller of what you bought: your name, company and email address once the order is paid, in our dashboard or in its own systems.
- Our mail provider: password resets, emails about your orders and quotes, receipts, the email that asks for a review, and your messages on their way to us.
- The companies that run our servers and database for us.

We don’t sell your data, and we don’t share it for advertising. The network, the scheduler, the assistant and the consulting portal are separate sites. They get what you enter there.`,
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      text: `
- **Sign-ins and reset links** stop working after the times above, and we delete them within a day.
- **The text of an email:** until it’s sent, or {failedMailTextDays} after it couldn’t be sent.
- **An unsigned order** expires after 14 days, but its record stays.
- **Your account, cart, saved products and marks on reviews** stay on our server until you delete your account.
- **Messages, applications and waitlist entries** stay until then, too, if they came from your confirmed address, or until you ask us to delete them.
- **In your browser,** you control what’s kept; the [cookie notice](/cookies) lists it by name. Signing out removes your orders from your browser, not from our server.`,
    },
    {
      id: 'deleted-account',
      title: 'When you delete your account',
      text: `
Under Settings, Security, you can download what we store about your account, and delete it. We delete your account right away, with everything in it and, if your email address is confirmed, the messages it sent us and its places on waitlists.

Your reviews stay, without your name. (Until then, each shows your first name, the first letter of your last name, and the month of your purchase.) Your quotes stay without your details and your message, and open ones end.

Your orders stay without your account. If an order ended unpaid, we delete its name, address, contact details and notes. An open order continues; if it ends unpaid, we delete them within a day after that. For paid orders, the law asks us to keep them for {billingDataYears} after the last change, and only owners of this shop see them. Our record of who changed what in the shop holds an account number, not your name.`,
    },
    {
      id: 'rights',
      title: 'What you can ask of us',
      text: `
Write to {email} to find out what we store about you, to correct or delete it, to get a copy, or to leave a waitlist. Please write from the email address it’s about, so we don’t give your data to someone else.

This site is for businesses and adults, not for children.`,
    },
  ],
}
