import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const studioDetails: Readonly<Record<string, SeedDetails>> = {
  'storefront-starter': {
    steps: [
      { title: 'Choose fifty', text: 'Pick the products that should carry the opening, in a shared sheet.' },
      { title: 'Pictures and words', text: 'Ship samples to Eugene or send photos; copy follows in a week.' },
      {
        title: 'Taxes, shipping, payment',
        text: 'We enter your rates and rules and try them with five test orders.',
      },
      { title: 'An afternoon together', text: 'You add product fifty-one yourself before we leave.' },
    ],
    needs: ['A domain name', 'Fifty products with prices and weights', 'A payment account in your own name'],
    setup: 'About three weeks from samples to opening.',
    data: [{ label: 'Ownership', value: 'Store, pictures and copy are yours and can move to another host' }],
    questions: [
      {
        question: 'I sell at markets and by phone. Can I take orders on the internet?',
        answer: 'Yes. Customers pay by card on your own site, and you ship the cakes, candles or plants.',
      },
      {
        question: 'Who enters the products?',
        answer:
          'We do, for the first fifty, with photos and texts. The training shows you how to add the others.',
      },
      {
        question: 'Why not Etsy or Amazon?',
        answer:
          'There you pay a fee on each sale and look like everyone else. Your own online store carries your name.',
      },
      {
        question: 'What can I sell besides things in a parcel?',
        answer:
          'Gift cards, tickets, T-shirts, courses, or meals that customers pay for in advance and pick up.',
      },
    ],
    screens: [
      {
        picture: 'storefront-starter-1',
        title: 'Before opening: Hollow Pine Candles',
        caption: 'The list that the studio and the shop owner share.',
        lines: [
          'Fifty products entered (done, 50 of 50)',
          'Photos approved (done, 47, three redrawn)',
          'Oregon and Washington taxes tested (done)',
          'Shipping by weight (open, Waiting for carrier rates)',
          'Training afternoon (open, Friday 13:00)',
        ],
      },
    ],
  },
  'newsletter-desk': {
    steps: [
      { title: 'Interview', text: 'An editor calls one of your people for forty minutes.' },
      { title: 'Draft', text: 'You read it five days later. Two rounds of changes are included.' },
      { title: 'Send', text: 'The issue goes out from your address on a morning you pick.' },
      { title: 'Look back', text: 'A short note says which links were opened and what readers wrote.' },
    ],
    needs: [
      'Subscribers who have agreed to hear from you',
      'One person to interview each month',
      'Permission to send from your domain',
    ],
    setup: 'First issue three weeks after signing.',
    questions: [
      {
        question: 'I have no time to write. Do you do it all?',
        answer: 'Yes. You talk, and we write the newsletter and mail it to your list once a month.',
      },
      {
        question: 'Who is it for?',
        answer: 'Anyone with news for regulars, members or donors: shops, churches, charities.',
      },
      {
        question: 'Does it bring customers back?',
        answer:
          'It reminds people who bought once that you’re still here, and the report shows what they read.',
      },
      {
        question: 'I always forget to write to old customers and supporters. Does that change?',
        answer:
          'Yes. Clients, patients, parents or donors hear from you regularly, with something worth reading.',
      },
    ],
    screens: [
      {
        picture: 'newsletter-desk-1',
        title: 'What people read in the second issue',
        caption: 'The note that follows each issue, for an invented nursery.',
        lines: [
          'Sent: 1,862 readers, 11 unsubscribed',
          'Opened most: Why your hydrangea sulks',
          'Opened most: Saturday hours in fall',
          'Readers wrote: “Do you deliver mulch?” (nine times)',
        ],
      },
    ],
  },
}
