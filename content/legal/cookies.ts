import type { LegalText } from '#company/legal/legal-text.ts'

/**
 * The cookie notice, a draft. Its tables list what the code declares in `storedTables` (product: company 22,
 * 23).
 */
export const cookies: LegalText = {
  title: 'Cookies',
  description:
    'Everything this site stores in your browser, what it’s for and how long it stays. No analytics and no tracking.',
  lead: 'Everything this site stores in your browser, by name.',
  changed: '2026-11-29',
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      text: `
If you only look around, this site sets no cookies. It has no analytics, no advertising and no tracking, and it loads nothing from other companies: fonts, pictures and scripts all come from this site. That’s why you don’t see a cookie banner.

You get a cookie when you sign up, log in or place an order. The other entries stay in your browser’s storage. Only this site’s pages can read them, and unlike cookies, they aren’t sent with each request.`,
    },
    {
      id: 'cookies',
      title: 'Cookies',
      table: 'cookies',
      text: 'Over an encrypted connection their names begin with `{cookiePrefix}`, which ties them to this site’s own address. All are first-party cookies, marked HttpOnly and SameSite=Lax.',
    },
    {
      id: 'local-storage',
      title: 'Local storage',
      lead: 'These stay when you close the browser.',
      table: 'localStorage',
      text: 'On a shared computer, sign out and clear this site’s data when you’re done. Orders contain a name and a postal address.',
    },
    {
      id: 'session-storage',
      title: 'Session storage',
      lead: 'These belong to one tab and are deleted when you close it.',
      table: 'sessionStorage',
      text: '',
    },
    {
      id: 'control',
      title: 'How to remove them',
      text: `
Signing out removes the sign-in cookies and the record of who you are. To remove everything else, clear this site’s data in your browser’s settings. If you block storage altogether, you can still read every page, but signing in, the cart and checkout won’t work.

The sites we link to, like the network, the customer portal and the scheduler, have their own cookies and notices. What we save on our servers is in the [privacy notice](/privacy).`,
    },
  ],
}
