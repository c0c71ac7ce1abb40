import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const planningSolutionDetails: Readonly<Record<string, DetailsContent>> = {
  'wadah-architect': {
    policy: 'project',
    steps: [
      {
        title: 'Scope workshop',
        text: 'Half a day on users and goals. You receive the written scope three days later.',
      },
      {
        title: 'Click through it',
        text: 'Five future users try a prototype of the main workflow.',
      },
      {
        title: 'Draw the inside',
        text: 'We draw the data model, interfaces and hosting, with the reason for each choice.',
      },
      {
        title: 'Price the build',
        text: 'Milestones with effort and cost ranges, ready to send to three vendors.',
      },
    ],
    needs: [
      'The person whose idea it is, for the workshop and two reviews',
      'Five future users for thirty minutes each',
      'Examples of the data, with names removed if they’re sensitive',
    ],
    connections: ['Figma', 'Jira', 'Linear', 'GitHub', 'OpenAPI descriptions'],
    setup: 'Three to five weeks from workshop to build plan.',
    data: [
      { label: 'Your idea', value: 'Covered by a confidentiality agreement among the documents' },
      { label: 'Results', value: 'You own the blueprint and may give it to any team' },
      { label: 'Design review', value: 'A security and privacy review is one of the five deliverables' },
    ],
    support: `${supportHours} Four months of questions from you or your builders are included.`,
    questions: [
      {
        question: 'I’ve got an app idea. What would it cost to build?',
        answer: 'The build plan tells you, milestone by milestone and as a range.',
      },
      {
        question: 'How do I brief a software company?',
        answer:
          'With the blueprint, which says in writing what the software has to do. When every developer prices the same requirements, you can compare their bids.',
      },
      {
        question: 'I can’t program. Can I still take part?',
        answer:
          'Yes. You bring the idea and the users. We ask the technical questions and explain the answers.',
      },
      {
        question: 'Does the price include building the software?',
        answer:
          'No. It ends with a plan that others can price and build from. We can offer to build it, like anyone else.',
      },
      {
        question: 'What if the idea doesn’t hold up?',
        answer: 'We tell you after the prototype, with the reason and what would have to change.',
      },
      {
        question: 'Why was it $15,000?',
        answer:
          'That’s the regular price of the same five deliverables as a custom project. The package costs less because its scope and steps are fixed.',
      },
      {
        question: 'An agency gave us a price for our app. Is it fair?',
        answer:
          'With the blueprint, you can tell. You see the effort for each part and can get a second bid for the same scope.',
      },
      {
        question: 'Our last software project failed. What’s different?',
        answer:
          'Most fail because nobody wrote down what was wanted. Here your users click through the screens before a programmer starts.',
      },
    ],
    links: [
      { label: 'Watch a guided tour first', address: '/marketplace/app-blueprint-session' },
      { label: 'How custom development continues', address: '/wts/custom' },
      { label: 'Packaged or built for you', address: '/blog/packaged-or-built-for-you' },
    ],
    changes: [
      { date: '2026-08-31', text: 'Cost ranges now include the first year of hosting.' },
      { date: '2025-10-09', text: 'The prototype is tested with five users instead of three.' },
      { date: '2025-08-18', text: 'First version of the package.' },
    ],
    screens: [
      {
        picture: 'wadah-architect-1',
        title: 'Build plan, volunteer scheduling app',
        caption: 'Milestones with effort and cost ranges, as vendors receive them.',
        lines: [
          'Milestone · Effort · Cost range',
          'Sign-up and shifts · 24 to 30 days · $17,000 to $22,000 · Must',
          'Reminders by text · 6 to 9 days · $4,500 to $6,500 · Must',
          'Hours report for grants · 8 to 10 days · $6,000 to $7,500 · Should',
          'Mobile app of its own · 40 to 60 days · $30,000 to $45,000 · Later',
        ],
      },
      {
        picture: 'wadah-architect-2',
        title: 'Decision record 4: one database',
        caption: 'One page of the architecture, with its reason.',
        lines: [
          'Choice: PostgreSQL for shifts, people and messages',
          'Because: About 2,000 volunteers: one server has room for years',
          'Because: Reports need all three together',
          'Look again when: More than fifty sites share one installation',
        ],
      },
    ],
  },

  'wadah-strategy-pro': {
    policy: 'project',
    steps: [
      {
        title: 'Open a tool',
        text: 'Read its completed example, ten minutes each, and copy the empty version.',
      },
      {
        title: 'Fill it in',
        text: 'Your team enters its own processes and figures, with notes beside each field.',
      },
      {
        title: 'Review it together',
        text: 'A consultant goes through your version in an hour and questions the weak spots.',
      },
      {
        title: 'Decide',
        text: 'After eight tools the board summary writes itself: start, buy, wait or skip.',
      },
    ],
    needs: [
      'Two or three people who know how the work is done now',
      'Rough hours and costs of your five largest processes',
      'About twelve hours per person, spread over two months',
    ],
    connections: ['Excel', 'Google Sheets', 'PowerPoint', 'Google Slides'],
    setup:
      'You get the tools within 24-48 hours after payment and book the first session when one is filled in.',
    data: [
      { label: 'Your worksheets', value: 'Live in your own drive; we see what you share in a session' },
      { label: 'Examples', value: 'Drawn from invented companies, so no customer of ours is in them' },
      { label: 'License', value: 'Use and change the tools inside your company without a time limit' },
    ],
    support: `${supportHours} Four months with eight review sessions are included.`,
    questions: [
      {
        question: 'Is AI any use for a company like ours?',
        answer:
          'The first two tools answer that: where AI could take over work, and what that work costs you now.',
      },
      {
        question: 'Investors ask how AI fits our business. What do I answer?',
        answer: 'Use the last two tools: a return-on-investment model and a summary for your board.',
      },
      {
        question: 'My partner wants AI everywhere. Is that smart?',
        answer: 'Rarely. The tools show which department benefits most, and what to skip.',
      },
      {
        question: 'Do we have to use all eight?',
        answer: 'No. Teams that already have a vendor often begin with the pilot plan and the return model.',
      },
      {
        question: 'How is this different from Strategic Consulting?',
        answer:
          'Here you do the work with our tools and reviews. There, two consultants do it with you in a month.',
      },
      {
        question: 'Is it only for technical teams?',
        answer: 'No. The tools talk about budgets and operations. You don’t need to know how AI works.',
      },
      {
        question: 'Can we put client data into AI tools, and which vendor is best?',
        answer:
          'The data readiness check shows which data you have and who may use it. The vendor sheet compares tools side by side.',
      },
    ],
    links: [
      { label: 'Strategic Consulting', address: '/marketplace/strategic-consulting' },
      { label: 'Packaged or built for you', address: '/blog/packaged-or-built-for-you' },
    ],
    changes: [
      { date: '2026-09-02', text: 'All eight completed examples use 2026 prices.' },
      { date: '2026-03-16', text: 'The data readiness check fits on two pages.' },
      { date: '2025-09-30', text: 'The vendor sheet has a column for how to leave.' },
      { date: '2025-08-04', text: 'First version with eight tools.' },
    ],
    screens: [
      {
        picture: 'wadah-strategy-pro-1',
        title: 'AI opportunity map',
        caption: 'The completed example of tool one, for an invented insurance agency.',
        lines: [
          'Process · Hours a month · Data ready · Verdict',
          'Answer renewal questions · 86 · Yes · Start here · Start',
          'Read claim letters · 54 · Mostly · Buy · Buy',
          'Price new policies · 31 · No · Collect data first · Wait',
          'Write the newsletter · 4 · Yes · Not worth it · Skip',
        ],
      },
      {
        picture: 'wadah-strategy-pro-2',
        title: 'Return model, first year',
        caption: 'Cost and saving of the first pilot, with the range of the estimate.',
        lines: [
          'Licenses: $3,600',
          'Setup and training: $5,200',
          'Hours saved: $21,400 ($14,800 to $26,900)',
        ],
      },
    ],
  },
}
