import { Link } from 'react-router'
import { CompanyEmail, type LegalSection } from '#company/legal/legal-page.tsx'
import { Unbroken } from '#ui/unbroken.tsx'

/** Describes what the store does. Whoever changes how it sells changes this text. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    body: (
      <p>
        They cover the use of this site and your order until you reach the signing portal. What you buy is
        governed by the documents that you review and sign there. Where the two differ, the signed documents
        apply.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give correct details and keep them up to date.</li>
        <li>
          Keep your password to yourself. It has 8 to 128 characters. After too many failed attempts, you have
          to wait before you can log in.
        </li>
        <li>Tell us right away if you think someone else is using your account.</li>
        <li>If you act for a company, you need its permission to do so.</li>
      </ul>
    ),
  },
  {
    id: 'offers',
    title: 'What we offer, and who sells it',
    body: (
      <>
        <p>
          The marketplace shows products from several sellers, each named on the product. Verified sellers are
          marked “verified”. Packaged solutions and consulting are offered by Wadah itself.
        </p>
        <p>
          Solutions marked “coming soon” cannot be bought. Joining a waitlist is free and does not commit you
          to anything. Some products are free downloads or have a demo. Their buttons open them and do not
          place an order.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and subscriptions',
    body: (
      <>
        <p>
          Prices are in US dollars. The price that applies is the one shown when you check out. If a price in
          your cart has changed since you added the item, the checkout tells you before you continue. A
          struck-through price is the regular price of the same item.
        </p>
        <p>
          Subscriptions show their interval beside the price and are charged monthly where it says so. Some
          products have a maximum quantity.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'From the cart to the contract',
    body: (
      <>
        <ol>
          <li>You fill the cart, log in and enter your details at the checkout.</li>
          <li>“Proceed to Document Process” prepares the order and takes you to the signing portal.</li>
          <li>There you review and sign the documents and pay through a secure payment system.</li>
          <li>
            <Unbroken text="Service activation follows within 24-48 hours." />
          </li>
        </ol>
        <p>
          Nothing is charged on this site. You are not committed to anything until you sign. Until then you
          can simply leave the order.
        </p>
      </>
    ),
  },
  {
    id: 'fund-and-network',
    title: 'Fund, network and Wadah Edge',
    body: (
      <>
        <p>
          The pages of the fund describe paths and ranges. They are not an offer of securities, not a promise
          of funding and not financial, tax or legal advice. An application does not commit either side.
        </p>
        <p>
          An application to a growth silo is a request to take part, not a membership. The network site has
          rules of its own.
        </p>
        <p>
          Wadah Edge is an analysis tool. It takes no bets, promises no results, and is meant for adults in
          places where betting is legal.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <p>
        Do not break into the site, overload it, collect its content by machine against its robots.txt, get
        around its limits, or use it to harm others. Do not send what you are not allowed to send.
      </p>
    ),
  },
  {
    id: 'content-and-links',
    title: 'Content, figures and links',
    body: (
      <>
        <p>
          Texts, drawings and marks on this site belong to Wadah or to the seller who is named. Figures such
          as members, customers and success rates are statements of the company, not live counts. Articles are
          general information.
        </p>
        <p>Some links lead to other sites, which open in a new tab. We do not control their content.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <p>
        The terms in effect when you place an order apply to it. Send questions to <CompanyEmail /> or to the{' '}
        <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
]
