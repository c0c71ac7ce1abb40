import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const customerSolutionDetails: Readonly<Record<string, DetailsContent>> = {
  'jake-ai-platform': {
    policy: 'once',
    steps: [
      {
        title: 'Describe your customer',
        text: 'Industry, size, region and what makes a company a bad fit, in plain sentences.',
      },
      {
        title: 'Approve the first fifty',
        text: 'Jake explains why each name is on the list, and you cross out what misses.',
      },
      {
        title: 'Listen in',
        text: 'The first calls go to your own numbers, so your team hears them first.',
      },
      {
        title: 'Switch campaigns on',
        text: 'Follow-ups start small and stop on their own as soon as someone replies.',
      },
    ],
    needs: [
      'A description of who buys from you, and three customers you’d like more of',
      'One phone number for calls, new or your own',
      'An email address that replies should reach',
      'A salesperson who takes the conversations over',
    ],
    connections: ['Gmail', 'Outlook', 'Google Calendar', 'Slack', 'CSV import and export'],
    setup: 'Deployed within 48 hours of activation; most teams make real calls in the first week.',
    data: [
      { label: 'Hosting', value: 'Run by Wadah; infrastructure is covered for six months' },
      {
        label: 'Separation',
        value: 'Each customer has a workspace whose records no other customer can open',
      },
      { label: 'Opt-outs', value: 'Anyone who says no is removed from calls, texts and emails right away' },
      { label: 'Export', value: 'Leads, notes and call summaries, whenever you like' },
    ],
    support: `${supportHours} Six months of support and training are included.`,
    questions: [
      {
        question: 'Can it answer the phone when nobody picks up?',
        answer:
          'Yes. After five, on weekends or while you’re on a roof, it takes the call, answers questions and writes down the message. It says that it’s an AI.',
      },
      {
        question: 'We forget to call people back. Can Jake do it?',
        answer:
          'Yes. Everyone who asked about you hears again by phone, text or email until they answer or say no.',
      },
      {
        question: 'I hate cold calling. Can Jake find buyers for me?',
        answer:
          'Yes. It lists companies that might buy from you, finds the contact data of the right person, calls and brings you the ones that want to talk.',
      },
      {
        question: 'What happens after six months?',
        answer:
          'Coverage and support end unless you extend them. Ask us for the price before then; your data can be exported either way.',
      },
      {
        question: 'What is the free instance upgrade?',
        answer:
          'When your volume outgrows the first size, the next larger one is set up once without a charge.',
      },
      {
        question: 'Which languages does it speak?',
        answer:
          'English and Spanish on the phone. Email campaigns can be written in other languages and approved by you.',
      },
      {
        question: 'We get more calls and inquiries than two people can handle. Can Jake take some?',
        answer:
          'Yes. It rings everyone on the list, answers the simple ones and passes serious buyers on to your people.',
      },
    ],
    links: [
      {
        label: 'AI Sales Infrastructure, for an instance of your own',
        address: '/marketplace/ai-sales-infrastructure',
      },
      { label: 'What happens after you order', address: '/blog/from-cart-to-first-day' },
    ],
    changes: [
      { date: '2026-10-07', text: 'Jake checks the local time before each call and waits for office hours.' },
      { date: '2026-04-27', text: 'Call summaries in Spanish, too.' },
      { date: '2025-10-22', text: 'Call summaries name the question that was left open.' },
      { date: '2025-09-08', text: 'First version of the packaged platform.' },
    ],
    screens: [
      {
        picture: 'jake-ai-platform-1',
        title: 'Leads by engine',
        caption: 'Where each name stands, from the list to the meeting.',
        lines: [
          'Generated: Summit HVAC, Two new branches this year',
          'Generated: Loma Vet Group, Hiring front-desk staff',
          'Enriched: Garner Electric, Owner: P. Garner',
          'Called: Bayou Marine, Wants prices by Friday',
          'Called: Quill & Co., No answer, again Mon 9:00',
          'Meeting: Trellis Farms, Wed 11:00 with Ana',
        ],
      },
      {
        picture: 'jake-ai-platform-2',
        title: 'One month, step by step',
        caption: 'How many names reached each engine in an invented month.',
        lines: ['Found: 640', 'Enriched: 512', 'Reached by phone: 188', 'Replied: 61', 'Meetings: 17'],
      },
    ],
  },

  'wadah-presence': {
    policy: 'once',
    steps: [
      {
        title: 'Interview',
        text: 'We ask what you sell, to whom, and which three questions every caller has.',
      },
      {
        title: 'Draft',
        text: 'A writer and a designer show you real pages with real sentences, not placeholders.',
      },
      {
        title: 'Approve',
        text: 'You comment on the page itself. Two rounds are included, and most need one.',
      },
      {
        title: 'Launch',
        text: 'Site, profiles, mailboxes and booking go live, and every login is handed to you.',
      },
    ],
    needs: [
      'An hour for the interview and an hour for comments',
      'Your logo, or a request for a simple wordmark',
      'The login of your domain registrar, or of the person who has it',
    ],
    connections: ['Google Maps', 'Apple Maps', 'Bing', 'Google Calendar', 'Outlook calendar', 'Mailchimp'],
    setup: 'Deployment takes 48 hours from your approval. Most customers approve within a week.',
    data: [
      { label: 'Ownership', value: 'Domain, mailboxes, profiles and texts belong to you' },
      { label: 'Statistics', value: 'Visits are counted without cookies, so the site needs no banner' },
      { label: 'Hosting', value: 'Covered for six months, then yours to keep with us or move' },
    ],
    support: `${supportHours} Six months of help and training come with it.`,
    questions: [
      {
        question: 'Will people find my shop when they search for it?',
        answer:
          'That’s the point. Your name, phone number, address and opening hours will be complete and the same on Google, Apple and Bing.',
      },
      {
        question: 'Our website looks ten years old. Can you make a new one?',
        answer:
          'Yes, with new texts and pictures, and it works on phones. Guests and patients can book on it.',
      },
      {
        question: 'I’m just starting out. What do I get?',
        answer: 'A website, a simple wordmark, an email address of your own and a place on the map.',
      },
      {
        question: 'Do I have to write anything?',
        answer: 'No. We write from the interview, and you correct what’s wrong.',
      },
      {
        question: 'What if I need a ninth page?',
        answer:
          'It can be added for a fixed price, or you add it yourself: the editor is part of the training.',
      },
      {
        question: 'Will I be first on Google?',
        answer:
          'Nobody can promise that. Complete and consistent profiles help people who already search near you.',
      },
    ],
    links: [
      { label: 'The same package in the marketplace', address: '/marketplace/digital-presence-package' },
      { label: 'All packaged solutions', address: '/wts/pre-packaged' },
    ],
    changes: [
      { date: '2026-09-16', text: 'Opening hours for holidays can be set a year ahead.' },
      {
        date: '2026-03-09',
        text: 'The monthly report shows which questions visitors typed into the contact form.',
      },
      { date: '2025-10-13', text: 'Booking also works with Outlook calendars.' },
      { date: '2025-09-01', text: 'First version of the package.' },
    ],
    screens: [
      {
        picture: 'wadah-presence-1',
        title: 'Launch list, Riverbend Physical Therapy',
        caption: 'The shared list in the two days before launch.',
        lines: [
          'Home, Services, Team and five more pages approved (done, Mon, by Dana)',
          'Hours equal on site, Google and Apple (done, Tue)',
          'Mail from hello@ reaches Gmail and Outlook inboxes (done, Tue, 12 of 12 tests)',
          'Booking writes to Dana’s calendar (done, Wed)',
          'Logins handed over (open, Wed 16:00)',
        ],
      },
      {
        picture: 'wadah-presence-2',
        title: 'Where visitors came from',
        caption: 'The first picture of the monthly report.',
        lines: ['Search: 44%', 'Maps: 27%', 'Typed the address: 18%', 'Links from others: 11%'],
      },
    ],
  },
}
