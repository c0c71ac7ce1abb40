import { Link } from 'react-router'
import {
  cookiePrefix,
  storedCookies,
  storedInLocalStorage,
  storedInSessionStorage,
} from '#company/legal/stored-in-browser.ts'
import { StoredTable } from '#company/legal/stored-table.tsx'
import { LegalPage, type LegalSection } from '#company/legal/legal-page.tsx'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/cookies.page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Cookies',
    description:
      'Everything this site stores in your browser, what it is for and how long it stays. No analytics and no tracking.',
    path: '/cookies',
  })
}

/** The cookie notice, a draft (product: company 22, 23). */
export default function CookiesPage() {
  return (
    <LegalPage
      title="Cookies"
      lead="Three cookies, for signing in and for your orders, and a few entries in your browser’s own storage. Here is each of them by name."
      sections={sections}
      openPoints={[
        'Whether the storage beyond what sign-in, cart and checkout need requires consent where you sell.',
        'How long orders and saved carts should stay in a browser before the site removes them itself.',
      ]}
    />
  )
}

const sections: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <>
        <p>
          If you only look around, this site sets no cookie. It uses no analytics, no advertising and no
          tracking, and loads nothing from other companies: fonts, pictures and scripts come from this site
          itself. That is why there is no cookie banner.
        </p>
        <p>
          A cookie appears when you sign up, log in or place an order. The other entries stay in your
          browser’s storage. Only this site’s pages read them, and unlike cookies they are not sent with each
          request.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <>
        <StoredTable caption="Cookies" entries={storedCookies} />
        <p>
          Over an encrypted connection their names begin with <code>{cookiePrefix}</code>, which ties them to
          this site’s own address. All are first-party cookies, marked HttpOnly and SameSite=Lax.
        </p>
      </>
    ),
  },
  {
    id: 'local-storage',
    title: 'Local storage',
    body: (
      <>
        <p>These stay when you close the browser.</p>
        <StoredTable caption="Local storage" entries={storedInLocalStorage} />
        <p>
          On a shared computer, sign out and clear this site’s data when you are done. Orders contain a name
          and a postal address.
        </p>
      </>
    ),
  },
  {
    id: 'session-storage',
    title: 'Session storage',
    body: (
      <>
        <p>These belong to one tab and are deleted when you close it.</p>
        <StoredTable caption="Session storage" entries={storedInSessionStorage} />
      </>
    ),
  },
  {
    id: 'control',
    title: 'How to remove them',
    body: (
      <>
        <p>
          Signing out removes the sign-in cookies and the record of who you are. To remove everything else,
          clear this site’s data in your browser’s settings. If you block storage altogether, you can still
          read every page; signing in, the cart and the checkout will not work.
        </p>
        <p>
          The sites that we link to, such as the network, the customer portal and the scheduler, have cookies
          and notices of their own. What the store saves on its servers is in the{' '}
          <Link to="/privacy">privacy notice</Link>.
        </p>
      </>
    ),
  },
]
