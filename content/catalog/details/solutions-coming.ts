import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

/** Solutions that are not sold yet, so the texts describe plans. */
export const comingSolutionDetails: Readonly<Record<string, DetailsContent>> = {
  'social-media-ad-package': {
    policy: 'soon',
    steps: [
      {
        title: 'Share your month',
        text: 'Sales, events and slow weeks go on the calendar before anyone writes a post.',
      },
      {
        title: 'Approve drafts',
        text: 'Posts and ads will wait in one queue, and silence never counts as a yes.',
      },
      {
        title: 'Test two variants',
        text: 'Each campaign will run twice with one difference, so the result means something.',
      },
      { title: 'Compare', text: 'One report will show reach, cost and which variant to keep.' },
    ],
    needs: [
      'Business accounts on the channels you want to use',
      'Thirty photos or clips to begin with',
      'An advertising budget you pay to the channels directly',
    ],
    connections: ['Instagram', 'Facebook', 'LinkedIn', 'TikTok', 'Google Ads', 'Meta Ads'],
    setup: 'Not open yet. We plan for the first calendar to be ready two weeks after the start.',
    data: [
      { label: 'Ad accounts', value: 'Will stay in your name, with us as a guest you can remove' },
      { label: 'Audiences', value: 'Built from interests and places; your customer list isn’t uploaded' },
      { label: 'Waitlist', value: 'Stores your email address and nothing else about you' },
    ],
    support: `${supportHours} Three months will be included.`,
    questions: [
      {
        question: 'I post once and then forget for months. Will it keep going?',
        answer: 'Yes. Posts will be ready a month ahead, and you’ll only have to approve them.',
      },
      {
        question: 'I pay for clicks and can’t tell what works. Will I see it?',
        answer: 'Yes. Two variants of each ad will run, and one report will say which to keep.',
      },
      {
        question: 'Will it bring more followers?',
        answer:
          'Nobody can promise that. Posts will appear regularly, and ads will reach people by interest and place.',
      },
      {
        question: 'When can I buy it?',
        answer: 'There’s no date yet. The waitlist hears first, at the early-bird price shown here.',
      },
      {
        question: 'Is the ad budget part of the price?',
        answer: 'No. You’ll set it yourself and pay the channels, and the package takes no share of it.',
      },
      {
        question: 'Will posts be written by AI?',
        answer: 'First drafts, yes. An editor checks each one, and you approve it.',
      },
      {
        question: 'Nobody has time to take pictures and post. Can you put us in front of people nearby?',
        answer:
          'Yes. Posts will be written for you, and ads will be shown on phones in the towns or streets you choose.',
      },
    ],
    links: [
      {
        label: 'Launch Campaign, available today from Fernhollow Studio',
        address: '/marketplace/launch-campaign',
      },
      { label: 'The solutions catalog', address: '/wts/pre-packaged/catalog' },
    ],
    changes: [
      { date: '2026-10-14', text: 'TikTok drafts joined the plan.' },
      { date: '2025-10-02', text: 'Announced that two variants of every campaign will be compared.' },
      { date: '2025-07-21', text: 'Waitlist opened.' },
    ],
    screens: [
      {
        picture: 'social-media-ad-package-1',
        title: 'November calendar (planned screen)',
        caption: 'Drafts of an invented garden center, by week.',
        lines: [
          'Nov 3: Bulbs: last week to plant, Instagram',
          'Nov 10: Wreath workshop, Facebook event',
          'Nov 10: Ad A: “Make it yourself”',
          'Nov 17: Ad B: “Bring a friend”',
          'Nov 24: Trees arrive, Photo missing',
        ],
      },
    ],
  },

  'wadah-elevate': {
    policy: 'soon',
    steps: [
      {
        title: 'Import your people',
        text: 'Names, roles and start dates will come from a spreadsheet, checked line by line.',
      },
      {
        title: 'Set your rules',
        text: 'Vacation days, approvers and pay periods take an afternoon, not a project.',
      },
      {
        title: 'Let requests flow',
        text: 'Employees will ask for days off on a phone, and managers answer with one tap.',
      },
      {
        title: 'Hand over payroll',
        text: 'At the end of a period one file goes to your accountant, changes marked.',
      },
    ],
    needs: [
      'A spreadsheet of current employees',
      'Your written time-off policy, or an hour to decide on one',
      'The file format that your accountant or payroll provider expects',
    ],
    connections: ['Google Workspace', 'Microsoft 365', 'Gusto', 'ADP', 'CSV files for accountants'],
    setup: 'Not on sale yet. The plan is one week for a company of forty.',
    data: [
      { label: 'Salaries', value: 'Visible to the roles you name; a manager won’t see them by default' },
      { label: 'Documents', value: 'Encrypted in storage, with a list of who opened each one' },
      { label: 'Applicants', value: 'Deleted after the period you set, unless you hire them' },
      { label: 'Decisions', value: 'AI fills in forms; it doesn’t rank or reject people' },
    ],
    support: `${supportHours} Four months are planned as part of the price.`,
    questions: [
      {
        question: 'Who’s on leave next week, and what if everyone wants the same week off?',
        answer: 'The calendar will show who’s off before you approve, and mark the overlap.',
      },
      {
        question: 'Where do employee files go?',
        answer:
          'They’ll be in one place instead of binders: contracts, certificates and signed handbooks, all encrypted.',
      },
      {
        question: 'Can we hire with it?',
        answer: 'Yes. You’ll advertise the job and collect all applications and resumes in one list.',
      },
      {
        question: 'Will it run payroll itself?',
        answer: 'No. It prepares the file; your accountant or provider still pays people and files taxes.',
      },
      {
        question: 'What size of company is it for?',
        answer: 'Roughly ten to a hundred and fifty employees in the United States.',
      },
      {
        question: 'Does joining the waitlist reserve the price?',
        answer: 'You get the early-bird price in the launch message and decide then.',
      },
      {
        question: 'Where do sick days, pay slips and vacation requests go?',
        answer:
          'Sick days and vacation will be in the calendar instead of a spreadsheet. Pay slips will still come from your payroll provider.',
      },
    ],
    links: [
      { label: 'Onboarding Checklists, available today', address: '/marketplace/onboarding-checklists' },
      { label: 'Coming soon at Wadah', address: '/wts/pre-packaged' },
    ],
    changes: [
      { date: '2026-09-21', text: 'The payroll file for ADP joined the plan.' },
      { date: '2025-09-24', text: 'E-signatures joined the plan for employee documents.' },
      { date: '2025-07-07', text: 'Waitlist opened.' },
    ],
    screens: [
      {
        picture: 'wadah-elevate-1',
        title: 'Time off, December (planned screen)',
        caption: 'Requests of an invented company, with who decides.',
        lines: [
          'Employee · Days · Left · Approver',
          'Amara Nwosu · Dec 22 to 31 · 6 · J. Pratt · Approved',
          'Luis Ferrer · Dec 24 · 11 · J. Pratt · Waiting',
          'Wen Li · Dec 8 to 12 · 2 · K. Moss · Overlaps',
        ],
      },
    ],
  },
}
