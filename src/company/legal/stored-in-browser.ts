/** Something that the site stores in browsers. The cookie notice lists all of it (product: company 23). */
export interface StoredInBrowser {
  name: string
  purpose: string
  lifetime: string
}

export const storedCookies: readonly StoredInBrowser[] = [
  {
    name: 'wadah.session_token',
    purpose:
      'Keeps you signed in to your account after you sign up, and staff and sellers to the dashboard. Scripts can’t read it.',
    lifetime: '14 days after your last visit, or until you sign out',
  },
  {
    name: 'wadah.portal',
    purpose: 'Lets us recognize you after you log in through the customer portal. Scripts can’t read it.',
    lifetime: '14 days after your last visit, or until you sign out',
  },
  {
    name: 'wadah.browser',
    purpose:
      'Set when you order without an account we know. It lets this browser see its own orders. Scripts can’t read it.',
    lifetime: 'One year after the last such order, or until you sign out',
  },
  {
    name: 'wadah.two_factor',
    purpose:
      'For staff and sellers only: a log-in to the dashboard that’s waiting for its second step. Scripts can’t read it.',
    lifetime: '10 minutes, or until you confirm the second step',
  },
  {
    name: 'wadah.passkey',
    purpose: 'For staff and sellers only: the request that a passkey answers. Scripts can’t read it.',
    lifetime: '5 minutes',
  },
  {
    name: 'wadah.known_browser',
    purpose:
      'For staff and sellers only: marks a browser you’ve used for the dashboard, so we can email you about new ones. Scripts can’t read it.',
    lifetime: 'One year after the last log-in to the dashboard',
  },
]

/** The prefix of cookie names when the site uses TLS. */
export const cookiePrefix = '__Host-'

export const storedInLocalStorage: readonly StoredInBrowser[] = [
  {
    name: 'wadah.drafts',
    purpose: 'For staff and sellers only: what you typed into a dashboard form until it reaches our server.',
    lifetime: 'Until it’s sent, saved or discarded',
  },
  {
    name: 'wadah.session',
    purpose:
      'Who is logged in through the customer portal: email address, and name, phone and company where known. Settings saves profile changes here.',
    lifetime: 'Until you sign out',
  },
  {
    name: 'wadah.sign_out',
    purpose: 'Remembers that you signed out while we couldn’t be reached, so we can finish it later.',
    lifetime: 'Until we’ve ended your session, usually right away',
  },
  {
    name: 'wadah.cart',
    purpose:
      'Items in your cart, by the email address you logged in with, and what you added before you logged in.',
    lifetime:
      'Until you empty the cart or clear your browser; we keep it while you’re signed out. What you added before you logged in: until you log in or sign out',
  },
  {
    name: 'wadah.discount',
    purpose: 'The discount code you entered or got with a link.',
    lifetime: 'Until you remove it, pay for an order with it or clear your browser',
  },
  {
    name: 'wadah.earlier',
    purpose: 'Numbers of earlier cart items you added or declined, so we don’t offer them again.',
    lifetime: 'Until you clear your browser',
  },
  {
    name: 'wadah.saved',
    purpose: 'The products you saved, by your email address once you signed up or logged in.',
    lifetime:
      'Until you remove them, delete your account or clear your browser; we keep them while you’re signed out',
  },
  {
    name: 'wadah.recent',
    purpose: 'The last 12 products whose page you opened, to show them again.',
    lifetime: 'Until you clear them, sign out or clear your browser',
  },
  {
    name: 'wadah.profile',
    purpose: 'Name, phone and company, as an account holder saved them under Settings.',
    lifetime: 'Until you clear your browser',
  },
  {
    name: 'wadah.notifications',
    purpose: 'Your notification settings, as saved under Settings, with your email address.',
    lifetime: 'Until you clear your browser',
  },
  {
    name: 'wadah.order',
    purpose:
      'Your last order: customer details, items, total and notes. It fills in the form the next time you check out.',
    lifetime: 'Until the next order, until you sign out or until you clear your browser',
  },
  {
    name: 'wadah.orders',
    purpose: 'The last 50 orders made in this browser, for the page My Purchases.',
    lifetime: 'Until you sign out or clear your browser',
  },
  {
    name: 'wadah.billing',
    purpose:
      'Tax ID and PO number of your last order, with your email address. They fill in the form the next time you check out.',
    lifetime: 'Until the next order, until you sign out or until you clear your browser',
  },
  {
    name: 'wadah.checkout_key',
    purpose:
      'A random number for your next order, with your email address, so two clicks or two tabs make one order.',
    lifetime: 'Until the order is paid or canceled, until you sign out or until you clear your browser',
  },
  {
    name: 'wadah.payments',
    purpose: 'The numbers of your last 50 payments, so reloading the success page doesn’t empty a new cart.',
    lifetime: 'Until you sign out or clear your browser',
  },
  {
    name: 'wadah.searches',
    purpose: 'The last five searches in this browser, so the search box can offer them again.',
    lifetime: 'Until you remove them there, until you sign out or until you clear your browser',
  },
  {
    name: 'wadah.theme',
    purpose: 'Light or dark, if you’ve chosen one.',
    lifetime: 'Until you choose to follow your system again',
  },
]

export const storedInSessionStorage: readonly StoredInBrowser[] = [
  {
    name: 'wadah.checkout',
    purpose: 'What you typed into the checkout form, so a reload loses nothing.',
    lifetime: 'Until the order is prepared, you sign out or the tab is closed',
  },
  {
    name: 'wadah.message',
    purpose: 'What you typed into a form, such as the contact form, so a reload loses nothing.',
    lifetime: 'Until it’s sent, you go to another page of the shop, sign out or close the tab',
  },
  {
    name: 'wadah.review',
    purpose: 'What you typed into a review, so a reload loses nothing.',
    lifetime: 'Until the review is published, you go to another page of the shop, sign out or close the tab',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled on each page, so Back returns you to the same place.',
    lifetime: 'Until the tab is closed',
  },
  {
    name: 'remix-router-transitions',
    purpose: 'Which pages you moved between with a transition, so Back plays it in reverse.',
    lifetime: 'Until the tab is closed',
  },
]

/** The tables of the cookie notice, by the names that the sections of the notice use. */
export const storedTables = {
  cookies: storedCookies,
  localStorage: storedInLocalStorage,
  sessionStorage: storedInSessionStorage,
}
