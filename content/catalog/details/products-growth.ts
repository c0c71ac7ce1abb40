import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const growthDetails: Readonly<Record<string, DetailsContent>> = {
  'ai-sales-infrastructure': {
    policy: 'demo',
    steps: [
      {
        title: 'Watch Jake work',
        text: 'Open the demo page and see, in sample screens, how Jake finds, calls and follows up with a prospect.',
      },
      {
        title: 'Plan your instance',
        text: 'One call settles the CRM fields, phone numbers and users we’ll connect.',
      },
      {
        title: 'We build and load it',
        text: 'Your offer, price list and tone of voice go in, and your team approves each script.',
      },
      {
        title: 'First campaigns together',
        text: 'An engineer stays with you until replies arrive and land in the right CRM record.',
      },
    ],
    needs: [
      'An administrator of your CRM for about two hours',
      'The phone numbers Jake should call from, and proof that they’re yours',
      'A list of people who have asked not to be contacted',
      'Someone in sales who approves scripts within two business days',
    ],
    connections: [
      'Salesforce',
      'HubSpot',
      'Pipedrive',
      'Microsoft Dynamics 365',
      'SIP phone lines',
      'Google and Microsoft calendars',
    ],
    setup:
      'Access within 24-48 hours after payment. Building your instance takes two to four weeks from the planning call, depending on the CRM and on how fast scripts are approved.',
    data: [
      { label: 'Where it runs', value: 'On an instance that only your company uses' },
      {
        label: 'Call recordings',
        value: 'Off until you switch them on, with an announcement at the start of each call',
      },
      { label: 'Training', value: 'Your conversations don’t train anyone else’s assistant' },
      { label: 'Leaving', value: 'Contacts, transcripts and scripts export as CSV and text' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Can Jake phone the people in our CRM?',
        answer:
          'Yes. It calls and writes to the contacts in a CRM such as Salesforce or HubSpot, and records there what each one said.',
      },
      {
        question: 'Can it answer our own number?',
        answer:
          'Yes, at night and on weekends too. It answers questions, books meetings and passes a caller on to your staff.',
      },
      {
        question: 'Why does this cost more than Jake AI Platform?',
        answer:
          'You get an instance of your own and the integrations are built with your team. The platform is shared hosting that’s ready sooner.',
      },
      {
        question: 'Can we start on the platform and move later?',
        answer:
          'Yes. Contacts, scripts and call history move to the new instance; phone numbers are reconnected there.',
      },
      {
        question: 'Does Jake tell people that it’s an AI?',
        answer:
          'Yes, in the first sentence of a call, and it hands over to a person whenever someone asks for one.',
      },
      {
        question: 'Our address list is out of date. Can Jake clean it up?',
        answer:
          'Yes. It looks up who works there now and fills in phone numbers, roles and emails that are missing in your CRM.',
      },
    ],
    links: [
      { label: 'Jake AI Platform, the hosted version', address: '/solutions/jakeplatform' },
      { label: 'What happens between cart and first day', address: '/blog/from-cart-to-first-day' },
    ],
    changes: [
      { date: '2026-10-19', text: 'Jake now writes call notes into custom CRM fields.' },
      { date: '2026-05-11', text: 'Call scripts have versions, and you can go back to an earlier one.' },
      { date: '2025-11-03', text: 'Added the Microsoft Dynamics 365 connection.' },
      { date: '2025-09-07', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'ai-sales-infrastructure-1',
        title: 'Pipeline, this week',
        caption: 'Each prospect with the engine that’s working on it and the next step.',
        lines: [
          'Company · Contact · Engine · Next step',
          'Harlan Freight · D. Okafor · Call center · Call back Tue 10:30 · Interested',
          'Pine & Mercer Dental · L. Ruiz · Enrichment · Confirm the decision maker · Working',
          'Oakline Supply · T. Brandt · Campaigns · Second email Thu · Waiting',
          'Verity Homes · S. Lindqvist · Call center · Meeting Fri 14:00, booked · Meeting',
          'Tallgrass Foods · M. Abara · Campaigns · Asked not to be contacted · Stopped',
        ],
      },
      {
        picture: 'ai-sales-infrastructure-2',
        title: 'Call with Harlan Freight, 3 min 12 s',
        caption: 'The transcript that lands in the CRM, with the handover to your team.',
        lines: [
          'Jake: Hi, this is Jake, an AI assistant calling for Northgate Pallets. Is this a bad moment?',
          'D. Okafor: Two minutes. We do buy pallets, about four hundred a month.',
          'Jake: Then a quote by size would help you. May Erin from our team call you Tuesday at 10:30?',
          'D. Okafor: That works. Have her bring prices for heat-treated ones.',
          'Erin: Picked up. Preparing 40 × 48 heat-treated, three volumes.',
        ],
      },
    ],
  },

  'digital-presence-package': {
    policy: 'demo',
    steps: [
      {
        title: 'See the package',
        text: 'The demo button opens the page of Wadah Presence, with everything that’s in it.',
      },
      {
        title: 'Tell us about the business',
        text: 'A one-hour interview gives us your services, area, hours and the questions callers ask.',
      },
      {
        title: 'Approve two drafts',
        text: 'You see the home page first, then the whole site, and change what doesn’t sound like you.',
      },
      {
        title: 'Go live and hand over',
        text: 'Domain, mailboxes and profiles switch on one day, and the logins move to your name.',
      },
    ],
    needs: [
      'Access to your domain name, or the name you’d like to register',
      'Six to ten photos of your work, place or people',
      'One person who can approve copy and design',
    ],
    connections: [
      'Google Business Profile',
      'Apple Business Connect',
      'Bing Places',
      'Google Workspace',
      'Microsoft 365',
      'Calendly',
    ],
    setup: 'Live within 48 hours once both drafts are approved.',
    data: [
      { label: 'Accounts', value: 'Registered to your company, not to ours' },
      { label: 'Visitor counts', value: 'No cookies and no profiles of individual people' },
      { label: 'Form messages', value: 'Delivered to your inbox, then deleted from the site' },
      { label: 'Email sending', value: 'SPF, DKIM and DMARC are set so that others can’t send as you' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Nobody finds us on Google. Does this help?',
        answer:
          'Yes. You get complete profiles on Google, Apple and Bing, and a website that answers what your customers ask.',
      },
      {
        question: 'Our website looks old. Do we get a new one?',
        answer: 'Yes, written and designed with you. It works on phones, and customers can book on it.',
      },
      {
        question: 'We still use a Gmail address. Can we get our own?',
        answer: 'Yes. You get addresses with your own domain, set up so that your mail stays out of spam.',
      },
      {
        question: 'Is this different from Wadah Presence?',
        answer:
          'No. It’s the same package at the same price; this entry is how you find it among marketplace products.',
      },
      {
        question: 'Can you move our existing site?',
        answer:
          'Yes. Pages that people still visit are rewritten and their old addresses forward to the new ones.',
      },
      {
        question: 'Who changes the opening hours later?',
        answer:
          'You can, in a form that updates the site and the profiles together. We show you how on handover day.',
      },
      {
        question: 'We only have a Facebook page. Is that enough?',
        answer:
          'Many people look on Google or a map first. There they find your hours, phone number, prices and photos, and a site of your own.',
      },
    ],
    links: [
      { label: 'Wadah Presence', address: '/solutions/wadahpresence' },
      { label: 'Packaged or built for you: how to decide', address: '/blog/packaged-or-built-for-you' },
    ],
    changes: [
      { date: '2026-08-17', text: 'We check the plan of your booking tool before we name a launch date.' },
      { date: '2026-03-23', text: 'The monthly report fits on a phone screen.' },
      { date: '2025-10-15', text: 'Apple Business Connect is now part of the profiles.' },
      { date: '2025-09-29', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'digital-presence-package-1',
        title: 'Monthly report, Alder Street Bakery',
        caption: 'The single page that arrives by email on the first of the month.',
        lines: [
          'Found you: 1,140 visits, 62% from search and maps',
          'Found you: Most read: Wedding cakes',
          'Contacted you: 31 calls from the profile',
          'Contacted you: 14 form messages, 9 bookings',
          'Worth changing: Thursday hours differ on one map',
          'Worth changing: Nobody reads the page “Our values”',
        ],
      },
    ],
  },
}
