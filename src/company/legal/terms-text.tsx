import { Link } from 'react-router'
import { CompanyEmail, type LegalSection } from '#company/legal/legal-page.tsx'

/** Describes what the store does. Whoever changes how it sells changes this text. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    body: (
      <p>
        They cover the use of this site and the way of an order up to the documents portal. What you buy is
        governed by the documents that you review and sign there. Where the two differ, the signed documents
        decide.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give correct details and keep them current.</li>
        <li>
          Keep your password to yourself. It has 8 to 128 characters; after ten failed attempts within 15
          minutes, log-in pauses.
        </li>
        <li>Tell us at once if you think that somebody else uses your account.</li>
        <li>If you act for a company, you need its permission to do so.</li>
      </ul>
    ),
  },
  {
    id: 'offers',
    title: 'What is offered, and by whom',
    body: (
      <>
        <p>
          The marketplace shows products of several sellers, each named on the product; “verified” is shown
          where a seller is. Packaged solutions and consulting are offered by Wadah itself.
        </p>
        <p>
          Solutions marked “coming soon” cannot be bought. Joining a waitlist is free and obliges neither
          side. Some products are free downloads or have a demo: their buttons lead there and make no order.
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
          Prices are in US dollars. The price that counts is the one the store shows when you check out; if a
          price in your cart has changed since you added the item, the checkout points it out before you go
          on. A struck-through price is the regular price of the same item.
        </p>
        <p>
          Subscriptions show their interval beside the price and are charged monthly where it says so. Some
          products can be ordered up to a highest quantity only.
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
          <li>You fill the cart, sign in and enter your details at the checkout.</li>
          <li>“Proceed to Document Process” prepares the order and takes you to the documents portal.</li>
          <li>There you review and sign the documents, then pay through a secure payment system.</li>
          <li>Service activation follows within 24-48 hours.</li>
        </ol>
        <p>
          Nothing is charged on this site. Until you have signed, you are not bound and can leave the order as
          it is.
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
          of funding and not financial, tax or legal advice. An application obliges neither side.
        </p>
        <p>
          An application to a growth silo is a request to take part, not a membership. The network site has
          rules of its own.
        </p>
        <p>
          Wadah Edge is announced as analysis. It takes no bets, promises no result, and is meant for adults
          in places where betting is legal.
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
    id: 'content',
    title: 'Content, figures and links',
    body: (
      <>
        <p>
          Texts, drawings and marks on this site belong to Wadah or to the seller who is named. Figures such
          as members, customers and success rates are statements of the company, not live counts. Articles are
          general information.
        </p>
        <p>Some links lead to other sites, which open in a new tab. We do not control what stands there.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes, and how to reach us',
    body: (
      <p>
        An order follows the terms as they were when it was made. Questions go to <CompanyEmail /> or to the{' '}
        <Link to="/contact">contact page</Link>.
      </p>
    ),
  },
]
