import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const consultingDetails: Readonly<Record<string, DetailsContent>> = {
  'open-mind-consulting': {
    policy: 'project',
    steps: [
      {
        title: 'Review',
        text: 'We go through your numbers, processes and plans with you and the people who do the work.',
      },
      {
        title: 'Understand',
        text: 'You see what takes too long or goes wrong, and what it costs you a month.',
      },
      {
        title: 'Decide',
        text: 'Three changes, each with its owner, effort, benefit, risk and a number to watch.',
      },
      {
        title: 'Act',
        text: 'A weekly working session for two months, and answers by email in between.',
      },
    ],
    needs: [
      'Profit and loss by month for the past two years',
      'A standing hour each week with the owner or manager',
      'Permission to talk with employees without a manager in the room',
    ],
    connections: [
      'QuickBooks and Xero exports',
      'Excel and Google Sheets',
      'Zoom, Teams or a visit in Dallas and Atlanta',
    ],
    setup:
      'The first session takes place in the week after you sign; the three changes are named by week three.',
    data: [
      {
        label: 'Who sees your numbers',
        value: 'One consultant and one reviewer, both named before you sign',
      },
      { label: 'Worksheets', value: 'Kept in your own drive, so they stay when we leave' },
      { label: 'Notes', value: 'Deleted on request at the end of the two months' },
    ],
    support: `${supportHours} Two months are included, with a weekly session.`,
    questions: [
      {
        question: 'Business has been flat for years. Should we grow or stay small?',
        answer:
          'Both can be right. We go through your numbers and compare what each would cost and bring in.',
      },
      {
        question: 'We work all day and nothing is left at the end of the month. Can you help?',
        answer:
          'Often, yes. We go through your books, see which jobs earn nothing, and pick three things to change.',
      },
      {
        question: 'Should I hire, buy the building or open a second shop?',
        answer:
          'Bring the question. We work out the numbers with you, and you get a summary for your partner or bank.',
      },
      {
        question: 'We’re five people. Is that too small?',
        answer: 'No. Most owners who book it have between four and sixty employees.',
      },
      {
        question: 'What if the answer isn’t software?',
        answer:
          'Then we say so. Price lists, opening hours and who answers the phone have been on the list before.',
      },
      {
        question: 'Can I try it first?',
        answer: 'Yes, with a free introductory conversation about one question.',
      },
      {
        question: 'I work seventy hours and earn less than my employees. Where does the money go?',
        answer:
          'That’s a typical first question. We follow it through your prices, wages, rent, stock and unpaid bills.',
      },
      {
        question: 'I’m taking over the family business. Do you help with that?',
        answer:
          'Yes, and with handing it over. You get an experienced person to ask about staff, money and what to change first.',
      },
    ],
    links: [
      { label: 'Free introductory consultation', address: '/solutions/openmindconsulting' },
      { label: 'How our consulting works', address: '/wts/consulting' },
    ],
    changes: [
      { date: '2026-09-08', text: 'The first call now starts with what you’ve already decided.' },
      { date: '2026-02-16', text: 'The cash worksheet has a page for seasonal businesses.' },
      { date: '2025-10-06', text: 'A written summary for partners or your bank is part of the engagement.' },
      { date: '2025-08-25', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'open-mind-consulting-1',
        title: 'The three changes, Brightwater Landscaping',
        caption: 'Page one of the summary for an invented company.',
        lines: [
          '1. Quote within a day: Today: 6 days on average, 4 of 10 quotes lost',
          '1. Quote within a day: Watch: share of quotes sent by next morning',
          '2. One truck list: Today: 11 hours a week spent on return trips',
          '2. One truck list: Watch: trips to the yard per job',
          '3. Bill on completion: Today: invoices leave 19 days after the work',
          '3. Bill on completion: Watch: days until the invoice is out',
        ],
      },
      {
        picture: 'open-mind-consulting-2',
        title: 'Days until the invoice is out',
        caption: 'Measured each week of the engagement.',
        lines: ['Start: 19 days', 'Week 2: 15 days', 'Week 4: 8 days', 'Week 6: 5 days', 'Week 8: 3 days'],
      },
    ],
  },

  'open-mind-cybersecurity': {
    policy: 'project',
    steps: [
      {
        title: 'Assess',
        text: 'In two days we look at logins, laptops, backups and vendors with the people who use them.',
      },
      {
        title: 'Rank',
        text: 'One page without jargon: what could happen, how likely it is and what it would cost.',
      },
      {
        title: 'Close',
        text: 'Every other week we sit down with your administrator and finish the next items together.',
      },
      {
        title: 'Prepare',
        text: 'A mock phishing message, an hour of training for everyone and a rehearsal of the incident plan.',
      },
    ],
    needs: [
      'Your administrator, inside or outside the company, for four hours a month',
      'A list of vendors with access, even an incomplete one',
      'A signed permission for the phishing exercise, which is among the documents',
    ],
    connections: [
      'Microsoft 365',
      'Google Workspace',
      'Your backup software',
      'Your password manager',
      'Insurer questionnaires',
    ],
    setup: 'Assessment within ten business days of signing; help continues for three months from then.',
    data: [
      {
        label: 'Passwords',
        value: 'We never ask for one; you share your screen or create a limited account',
      },
      { label: 'Findings', value: 'Sent through an encrypted link that expires, never as an attachment' },
      { label: 'Phishing results', value: 'Reported for the company as a whole, without names' },
    ],
    support: `${supportHours} Three months are included, counted from the assessment.`,
    questions: [
      {
        question: 'Where do we start with security?',
        answer: 'With a review of what you have. Then one page says what could happen and what to do first.',
      },
      {
        question: 'A customer or our insurer sent a security questionnaire. Does this help?',
        answer:
          'Yes. We close the gaps with you, and the final report answers the usual questions. Whether they accept it is their decision.',
      },
      {
        question: 'We store patients’ or clients’ data. How do we protect it?',
        answer:
          'We look at who can see it, where it’s stored and how it’s backed up, and close the gaps with you.',
      },
      {
        question: 'We’ve just been hacked. Can you help?',
        answer:
          'While it’s going on, call your insurer’s emergency line. Afterward we review how they got in and close the gaps.',
      },
      {
        question: 'Is this a penetration test?',
        answer:
          'No. We review how things are set up. A test that attacks one application is a separate product.',
      },
      {
        question: 'Our IT is outsourced. Does that work?',
        answer: 'Yes. Your provider joins the sessions, and you learn what to ask them for afterward.',
      },
      {
        question: 'Do you help with the security rules for a clinic, practice or store?',
        answer:
          'Yes. You learn which regulations apply to you, and we close the gaps and write down what was done. We don’t issue certificates.',
      },
    ],
    links: [
      { label: 'Start on your own with the free workbook', address: '/solutions/openmindcybersecurity' },
      { label: 'Workbook (PDF)', address: '/downloads/open-mind-security-self-assessment.pdf' },
      { label: 'Penetration Test by Quiet Harbor Security', address: '/marketplace/penetration-test' },
    ],
    changes: [
      { date: '2026-10-05', text: 'The review now covers passkeys and AI tools that employees use.' },
      { date: '2026-04-13', text: 'Teams with one administrator get a shorter list each month.' },
      { date: '2025-10-20', text: 'The incident plan is rehearsed once, with your team at the table.' },
      { date: '2025-08-20', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'open-mind-cybersecurity-1',
        title: 'Gaps to close, session 4 of 6',
        caption: 'The shared list of an invented medical supplier, halfway through.',
        lines: [
          'Second factor for every mailbox (done, Sep 9, Ramon)',
          'Backups copied to a second place (done, Sep 23, Ramon)',
          'Former bookkeeper’s account removed (done, Sep 23, Kate)',
          'Vendor remote access limited to office hours (open, Oct 7, with the vendor)',
          'Laptops encrypted (open, 9 of 14)',
        ],
      },
      {
        picture: 'open-mind-cybersecurity-2',
        title: 'Ranked findings',
        caption: 'Likelihood and cost on one page, in plain words.',
        lines: [
          'What could happen · Likelihood · Cost if it does',
          'Someone pays a fake invoice · High · $12,000 to $60,000 · Close first',
          'Server lost, last backup a month old · Medium · Two weeks of work · Close next',
          'Lost laptop with patient names · Medium · Notices to customers · Close next',
          'Website defaced · Low · One afternoon · Accept',
        ],
      },
    ],
  },
}
