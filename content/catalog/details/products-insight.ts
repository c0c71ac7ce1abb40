import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const insightDetails: Readonly<Record<string, DetailsContent>> = {
  'sports-betting-analysis': {
    policy: 'subscription',
    steps: [
      {
        title: 'Pick your leagues',
        text: 'Choose the leagues and players you follow; the daily board shows only those.',
      },
      {
        title: 'Read the projection',
        text: 'Each prop has a number, a range and the three inputs that moved it most.',
      },
      {
        title: 'Wait for lineups',
        text: 'An alert arrives when a scratch or injury changes a projection you’re watching.',
      },
      {
        title: 'Check the record',
        text: 'Every past projection stays in the open ledger beside what really happened.',
      },
    ],
    needs: [
      'To be of legal age where you live, in a place where sports betting is legal',
      'A current web browser; there’s no app to install during the beta',
      'Patience with a beta: leagues arrive one by one',
    ],
    connections: ['Email alerts', 'Web push', 'CSV export', 'Public box scores and injury reports'],
    setup: 'Access opens within 24-48 hours after payment; choosing leagues takes five minutes.',
    data: [
      {
        label: 'Betting accounts',
        value: 'Never connected: it places no bets and asks for no sportsbook login',
      },
      { label: 'What we store', value: 'Your email address, the leagues you follow and your alert settings' },
      { label: 'Ledger', value: 'Projections are stamped when published and not edited afterward' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Can I verify the hit rate of the model?',
        answer:
          'Yes. Every projection stays in the ledger with its result, so you can count how often it was right.',
      },
      {
        question: 'Does it say over or under?',
        answer:
          'It projects what a player will do, such as points, rebounds or assists, with a range. You compare it with the line yourself. It doesn’t predict who wins a game.',
      },
      {
        question: 'Will it make me money?',
        answer:
          'Nobody can promise that, and we don’t. It shows how likely an outcome looks and how often such calls were right.',
      },
      {
        question: 'What changes when the beta ends?',
        answer: 'Your subscription turns into the full product, and the price stays the same.',
      },
      {
        question: 'Why is there a maximum of one?',
        answer: 'An account is personal. A second subscription would show you the same board.',
      },
    ],
    links: [
      { label: 'Terms for Wadah Edge', address: '/terms' },
      { label: 'Questions about the beta', address: '/contact' },
    ],
    changes: [
      {
        date: '2026-09-09',
        text: 'Football props are back for the new season, with last season’s record beside them.',
      },
      { date: '2026-04-06', text: 'Each projection shows how far off the last ten were.' },
      { date: '2025-11-10', text: 'Ranges now widen when a starter is listed as questionable.' },
      { date: '2025-11-03', text: 'Beta access opened with daily player props.' },
      { date: '2025-09-08', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'sports-betting-analysis-1',
        title: 'Projected points, tonight',
        caption: 'Projection with its range for four invented players.',
        lines: [
          'J. Marlowe: 24.6 pts (19 pts to 30 pts)',
          'T. Osei: 18.2 pts (13 pts to 23 pts)',
          'R. Castellan: 15.9 pts (9 pts to 22 pts)',
          'D. Whitlock: 11.4 pts (8 pts to 15 pts)',
        ],
      },
      {
        picture: 'sports-betting-analysis-2',
        title: 'Ledger of past calls',
        caption: 'What was projected, the line at that time and the outcome.',
        lines: [
          'Player · Prop · Line · Projected · Result',
          'J. Marlowe · Points · 22.5 · 24.1 · 27 · In range',
          'T. Osei · Rebounds · 9.5 · 8.7 · 8 · In range',
          'R. Castellan · Assists · 6.5 · 7.2 · 3 · Missed',
          'D. Whitlock · Points · 12.5 · 11.0 · 11 · In range',
        ],
      },
    ],
  },

  'strategic-consulting': {
    policy: 'project',
    steps: [
      {
        title: 'Week one: listen',
        text: 'Two consultants interview eight to twelve people, from the front desk to the owner.',
      },
      {
        title: 'Week two: count',
        text: 'Hours, error rates and license costs turn each idea into a line with a price.',
      },
      {
        title: 'Week three: choose',
        text: 'You rank the lines with us in one working session: build, buy or leave alone.',
      },
      {
        title: 'Week four: present',
        text: 'The twelve-month plan goes to your board, with a pilot ready for a start date.',
      },
    ],
    needs: [
      'Eight to twelve employees for an hour each',
      'Last year’s figures by department, in whatever form you have them',
      'A sponsor who can decide on the pilot',
    ],
    connections: [
      'Spreadsheets',
      'Accounting exports',
      'Ticket and CRM exports',
      'Video calls or your office',
    ],
    setup:
      'The first interviews take place within two weeks of signing; the engagement then runs for one month.',
    data: [
      { label: 'Confidentiality', value: 'A mutual agreement is among the documents you sign' },
      {
        label: 'Interview notes',
        value: 'Quoted without names, deleted three months after the presentation',
      },
      { label: 'Your figures', value: 'Stay in your own workspace, where you give us access' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Where should we use AI first?',
        answer:
          'Where the return is highest. The two consultants work that out with your teams, and say just as plainly where AI isn’t worth it.',
      },
      {
        question: 'Our investors ask what we do about AI. Can you present an answer?',
        answer: 'Yes. In the fourth week your owners or board see the plan, the costs and the first pilot.',
      },
      {
        question: 'Will you recommend your own products?',
        answer: 'Only beside two alternatives, with the cost of each. “Leave alone” is a frequent result.',
      },
      {
        question: 'Who are the two consultants?',
        answer: 'The documents name both before you sign, and they do the work themselves.',
      },
      {
        question: 'Could it take longer than a month?',
        answer:
          'The plan is due after four weeks. If interviews slip on your side, the date moves by as many days.',
      },
      {
        question: 'Competitors already use AI, and we’ve only bought tools that nobody uses. What now?',
        answer:
          'We find out why they aren’t used, where AI would save you hours or money, and what to cancel.',
      },
    ],
    links: [
      { label: 'All consulting', address: '/wts/consulting' },
      { label: 'Wadah Strategy Pro, the tools to do it yourself', address: '/solutions/wadahstrategypro' },
    ],
    changes: [
      { date: '2026-06-15', text: 'Interviews are spread over two weeks, so teams lose less time at once.' },
      { date: '2025-10-27', text: 'The pilot now comes with stop criteria.' },
      { date: '2025-09-15', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'strategic-consulting-1',
        title: 'Proposals, highest return first',
        caption: 'An excerpt of the plan for an invented distributor with ninety employees.',
        lines: [
          'Proposal · Cost · Return a year · Decision',
          'Read delivery notes automatically · $18,000 · $41,000 · Build · Pilot',
          'Answer order-status calls · $9,600 · $22,500 · Buy · Quarter 2',
          'Forecast slow movers · $14,000 · $17,000 · Buy · Quarter 3',
          'Generate product photos · $6,000 · $1,900 · Leave alone · Dropped',
        ],
      },
    ],
  },
}
