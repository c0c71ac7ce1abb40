import { brand } from '#content/brand.ts'
import type { LegalText } from '#company/legal/legal-text.ts'

/** States how the store sells. Update this text when that changes (product: company 22). */
export const terms: LegalText = {
  title: 'Terms',
  description: `How buying from ${brand.name} works: accounts, sellers, prices, subscriptions, refunds, how an order works, and what we don’t offer. A draft.`,
  lead: 'How this site and buying here work, in plain words.',
  inShort: [
    'Nothing is charged on this site, and you’re not committed to anything until you sign.',
    'Your contract is with the seller that the product’s page and your signed documents name.',
    'You can cancel a subscription in My Purchases and keep access through the period you paid for.',
  ],
  changed: '2026-11-30',
  sections: [
    {
      id: 'scope',
      title: 'What these terms cover',
      text: 'These terms cover this site and your order until you reach the signing portal. The documents you review and sign there cover what you buy. If the two differ, the signed documents apply.',
    },
    {
      id: 'account',
      title: 'Your account',
      text: `
- Give us correct details, and keep them up to date.
- Keep your password to yourself. It has 8 to 128 characters. After too many failed attempts, you’ll have to wait before you can log in.
- Tell us right away if you think someone else is using your account.
- If you act for a company, make sure you’re allowed to.`,
    },
    {
      id: 'offers',
      title: 'What we offer, and who you contract with',
      text: `
The marketplace has products from several sellers. Your contract for a product is with the seller that its page names and that the documents you sign name. Packaged solutions and consulting come from ${brand.name} itself. Your receipt names the seller of each item. Verified sellers are marked “verified”; the seller’s page lists what was checked.

You can’t buy solutions marked “coming soon” yet. Joining a waitlist is free and commits you to nothing. Some products are free downloads or have a demo. Their buttons open them and don’t place an order.`,
    },
    {
      id: 'prices',
      title: 'Prices and subscriptions',
      text: `
Prices are in US dollars. You pay the price shown when you check out. If a price has changed since you added the item, we tell you at checkout before you continue. A crossed-out price is the regular price of the same item.

Subscriptions show their interval beside the price and are charged monthly where it says so. Some products have a maximum quantity.

Cancel anytime before you sign. After that, cancel subscriptions in My Purchases. You keep access through the period you paid for. For one-time purchases, your signed agreement applies.`,
    },
    {
      id: 'orders',
      title: 'From the cart to the contract',
      text: `
1. You fill the cart, log in and enter your details at the checkout.
2. “Proceed to Document Process” prepares your order and takes you to the signing portal.
3. There you review and sign the documents and pay through a secure payment system.
4. Service activation follows within 24-48 hours.

Nothing is charged on this site. You’re not committed to anything until you sign. Until then, you can simply walk away.`,
    },
    {
      id: 'refunds',
      title: 'Refunds',
      text: `
**Before you sign,** nothing is charged, so there’s nothing to pay back. Cancel the order in [My Purchases](/marketplace/my-purchases), or let it expire 14 days after you placed it.

**Subscriptions.** Cancel in [My Purchases](/marketplace/my-purchases/subscriptions). The subscription ends with the period you paid for, you keep access until then, and nothing more is charged. The rest of that period isn’t paid back unless your signed agreement says so. The same goes for fewer units: they count from the next renewal on.

**One-time purchases.** Your signed agreement says what’s paid back and until when. You see it before you sign or pay.

**To ask for a refund,** open the order in [My Purchases](/marketplace/my-purchases) and choose “Contact” beside the seller, or write to {email} with the order number. The seller decides by the signed agreement. The seller’s page shows its refund policy and how soon it usually answers.

**When it’s granted,** the money comes back through the signing portal, where you paid. Your order and your receipt then list the refund with day and amount. Once everything you paid is refunded, access, files, license keys and subscriptions of that order end, and we email you. A smaller refund ends nothing.`,
    },
    {
      id: 'fund-and-network',
      title: `Fund, network and ${brand.name} Edge`,
      text: `
The fund’s pages describe paths and ranges. They aren’t an offer of securities, a promise of funding, or financial, tax or legal advice. An application doesn’t commit either side.

Applying to a growth silo is asking to take part. It isn’t a membership yet. The network site has its own rules.

${brand.name} Edge is an analysis tool. It takes no bets, promises no results, and is meant for adults in places where betting is legal.`,
    },
    {
      id: 'conduct',
      title: 'Fair use',
      text: 'Don’t break into the site, overload it, scrape it against its robots.txt, get around its limits, or use it to harm others. Don’t send anything you’re not allowed to send.',
    },
    {
      id: 'content-and-links',
      title: 'Content, figures and links',
      text: `
Texts, drawings and marks on this site belong to ${brand.name} or to the seller named beside them. Figures like members, customers and success rates are our own statements, not live counts. Articles are general information.

Some links open other sites in a new tab. We don’t control what’s on them.`,
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      text: 'The terms in effect when you place an order apply to it. Questions? Write to {email} or use the [contact page](/contact).',
    },
  ],
}
