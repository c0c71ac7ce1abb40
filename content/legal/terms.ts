import { brand } from '#content/brand.ts'
import type { LegalText } from '#company/legal/legal-text.ts'

/** States how the store sells. Update this text when that changes (product: company 22). */
export const terms: LegalText = {
  title: 'Terms',
  description: `How buying from ${brand.name} works: accounts, sellers, prices and subscriptions, how an order works, and what we do not offer. A draft.`,
  lead: 'How using this site and buying through it works, in plain words.',
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      text: 'They cover the use of this site and your order until you reach the signing portal. What you buy is governed by the documents that you review and sign there. Where the two differ, the signed documents apply.',
    },
    {
      id: 'account',
      title: 'Your account',
      text: `
- Give correct details and keep them up to date.
- Keep your password to yourself. It has 8 to 128 characters. After too many failed attempts, you have to wait before you can log in.
- Tell us right away if you think someone else is using your account.
- If you act for a company, you need its permission to do so.`,
    },
    {
      id: 'offers',
      title: 'What we offer, and who sells it',
      text: `
The marketplace shows products from several sellers, each named on the product. Verified sellers are marked “verified”. Packaged solutions and consulting are offered by ${brand.name} itself.

Solutions marked “coming soon” cannot be bought. Joining a waitlist is free and does not commit you to anything. Some products are free downloads or have a demo. Their buttons open them and do not place an order.`,
    },
    {
      id: 'prices',
      title: 'Prices and subscriptions',
      text: `
Prices are in US dollars. The price that applies is the one shown when you check out. If a price in your cart has changed since you added the item, the checkout tells you before you continue. A struck-through price is the regular price of the same item.

Subscriptions show their interval beside the price and are charged monthly where it says so. Some products have a maximum quantity.`,
    },
    {
      id: 'orders',
      title: 'From the cart to the contract',
      text: `
1. You fill the cart, log in and enter your details at the checkout.
2. “Proceed to Document Process” prepares the order and takes you to the signing portal.
3. There you review and sign the documents and pay through a secure payment system.
4. Service activation follows within 24-48 hours.

Nothing is charged on this site. You are not committed to anything until you sign. Until then you can simply leave the order.`,
    },
    {
      id: 'fund-and-network',
      title: `Fund, network and ${brand.name} Edge`,
      text: `
The pages of the fund describe paths and ranges. They are not an offer of securities, not a promise of funding and not financial, tax or legal advice. An application does not commit either side.

An application to a growth silo is a request to take part, not a membership. The network site has rules of its own.

${brand.name} Edge is an analysis tool. It takes no bets, promises no results, and is meant for adults in places where betting is legal.`,
    },
    {
      id: 'conduct',
      title: 'Fair use',
      text: 'Do not break into the site, overload it, collect its content by machine against its robots.txt, get around its limits, or use it to harm others. Do not send what you are not allowed to send.',
    },
    {
      id: 'content-and-links',
      title: 'Content, figures and links',
      text: `
Texts, drawings and marks on this site belong to ${brand.name} or to the seller who is named. Figures such as members, customers and success rates are statements of the company, not live counts. Articles are general information.

Some links lead to other sites, which open in a new tab. We do not control their content.`,
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      text: 'The terms in effect when you place an order apply to it. Send questions to {email} or to the [contact page](/contact).',
    },
  ],
  openPoints: [
    'The legal name of the company, and which company of the three sectors is the contracting party for what.',
    `The terms between ${brand.name} and the sellers, and who answers to the customer for a seller’s product.`,
    'Cancellation, refunds, taxes and late payment, which the documents in the signing portal have to state.',
    'Warranty, limits of liability and indemnity.',
    'Governing law, venue and how disputes are settled.',
    'Notices that laws on securities, lending, gaming and consumer sales require.',
  ],
}
