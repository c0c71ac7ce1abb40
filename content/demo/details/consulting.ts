import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const sellerConsultingDetails: Readonly<Record<string, SeedDetails>> = {
  'process-walk': {
    steps: [
      {
        title: 'Day one: follow',
        text: 'A consultant stays with one order from the phone call to the warehouse.',
      },
      { title: 'Day two: ask', text: 'Everyone who touched it explains what usually happens instead.' },
      { title: 'The map', text: 'Within a week you have it on one wall-sized page, waiting times in red.' },
      { title: 'Eight weeks on', text: 'A follow-up call checks which of the five improvements stuck.' },
    ],
    needs: [
      'Permission to stand next to people at work',
      'One typical order that’s about to start',
      'A wall',
    ],
    setup: 'Dates on site are agreed within ten business days of signing.',
    questions: [
      {
        question: 'Why does everything take so long here?',
        answer:
          'Usually because work waits between many hands: for a signature, a part or a busy colleague. We follow one order from intake to billing and mark the bottlenecks.',
      },
      { question: 'Do you judge our employees?', answer: 'No. We watch the job, not the person.' },
      {
        question: 'Who is it for?',
        answer: 'Workshops, clinics and offices where jobs are late and nobody sees the whole picture.',
      },
      {
        question: 'Do we need new software afterward?',
        answer: 'Often not. Many improvements are a rule, a shelf or a phone call.',
      },
      {
        question: 'Do you come anywhere?',
        answer: 'Yes, within the contiguous United States; travel is listed in the documents.',
      },
      {
        question: 'Our paperwork lies on desks for days. Can you find out where?',
        answer:
          'Yes. We note every desk, signature and handover that a permit, file or order passes through, and how long it waits there.',
      },
    ],
    screens: [
      {
        picture: 'process-walk-1',
        title: 'Order 60417, as it really went',
        caption: 'Working and waiting time of one order in an invented sign shop.',
        lines: [
          'Phone: Call taken, 6 min',
          'Phone: Note lies on desk, 1 day',
          'Office: Typed twice, 25 min',
          'Workshop: Cut and painted, 4 h',
          'Workshop: Waits for brackets, 5 days',
          'Bank: Invoice sent, 9 days later',
        ],
      },
    ],
  },
  'pricing-review': {
    steps: [
      {
        title: 'Study the orders',
        text: 'Two years of prices, volumes and discounts show what customers did.',
      },
      { title: 'Ask them', text: 'Fifteen to twenty interviews show what they say, and why.' },
      { title: 'Propose', text: 'A price list arrives with the change in volume and margin to expect.' },
      { title: 'Check', text: 'Three months later the forecast is compared with the results.' },
    ],
    needs: [
      'Two years of order lines with prices paid',
      'Permission to contact twenty customers',
      'Costs per product, at least roughly',
    ],
    setup: 'Six to eight weeks until the price list.',
    data: [{ label: 'Interviews', value: 'Customers stay anonymous to you unless they agree otherwise' }],
    questions: [
      {
        question: 'Am I charging too little for my work?',
        answer: 'You’ll know afterward. We study what customers paid and ask what they’d be willing to pay.',
      },
      {
        question: 'Will customers leave if I raise prices?',
        answer: 'Perhaps a few. The review estimates how many, and whether you’d still earn more.',
      },
      {
        question: 'Does it cover hourly rates, fees and memberships?',
        answer: 'Yes, whatever you charge for: an hour of your time, a gym membership or a place in daycare.',
      },
      {
        question: 'Our costs went up. How much can we pass on?',
        answer: 'The list says it item by item: what you may raise and what to leave alone.',
      },
      {
        question: 'What do competitors charge, and how many plans should we offer?',
        answer:
          'We ask your customers what others charge them and what they’d choose, so you know whether one plan or three is right.',
      },
    ],
    screens: [
      {
        picture: 'pricing-review-1',
        title: 'Proposed list, coffee subscription',
        caption: 'Three plans of an invented roaster, with the range of the forecast.',
        lines: [
          'Plan · Now · Proposed · Volume · Margin',
          'Small · $14 · $15 · -4% to 0% · +3% to +7% · Raise',
          'Family · $26 · $26 · none · none · Leave',
          'Office · $60 · $74 · -9% to -2% · +8% to +16% · Raise, new clients first',
        ],
      },
    ],
  },
  'launch-campaign': {
    steps: [
      { title: 'Week one: the message', text: 'Five customers tell us in their words why they would buy.' },
      {
        title: 'Weeks one to three: content',
        text: 'A landing page and nine posts go out, each with one point.',
      },
      {
        title: 'Weeks four to six: ads',
        text: 'Budget moves daily to whatever brings sign-ups nearest the target.',
      },
      { title: 'The report', text: 'Target beside result, including what didn’t work.' },
    ],
    needs: [
      'One product and one audience',
      'An ad budget, paid straight to the channels',
      'Five customers who will talk for twenty minutes',
    ],
    connections: ['Meta Ads', 'Google Ads', 'LinkedIn', 'Your website builder'],
    setup: 'Starts on a Monday you choose, two weeks ahead.',
    questions: [
      {
        question: 'Does it work for a service or a second location?',
        answer: 'Yes. A new treatment, class or salon counts as one product.',
      },
      {
        question: 'Where do you advertise?',
        answer: 'Where your audience is: on Facebook, Instagram, Google or LinkedIn.',
      },
      {
        question: 'Nobody knows our new product line. Is six weeks enough?',
        answer: 'Enough to introduce it and win the first buyers. The report says honestly how far we got.',
      },
      {
        question: 'We’re opening soon or have a new menu, and no one has heard of it. Is that a launch?',
        answer:
          'Yes. An opening, an event, a new menu, course or collection can be announced and its tickets or first bookings sold.',
      },
    ],
    screens: [
      {
        picture: 'launch-campaign-1',
        title: 'Sign-ups by week, target 400',
        caption: 'The last page of an honest report: 372 of 400 were reached.',
        lines: ['Week 1: 8', 'Week 2: 31', 'Week 3: 54', 'Week 4: 77', 'Week 5: 96', 'Week 6: 106'],
      },
    ],
  },
  'architect-on-call': {
    steps: [
      { title: 'Send the question', text: 'Two paragraphs, and a diagram if you have one, a day before.' },
      { title: 'Talk it through', text: 'An hour by video with the people who’ll live with the answer.' },
      {
        title: 'Get it in writing',
        text: 'Within two days: the advice, the reasons and what would change it.',
      },
    ],
    needs: [
      'A decision that’s coming up',
      'Someone technical on the call',
      'Read access to the code, when the question needs it',
    ],
    connections: ['Zoom', 'Google Meet', 'GitHub', 'GitLab'],
    setup: 'First call within five business days.',
    questions: [
      {
        question: 'What may I ask?',
        answer:
          'Anything technical where a mistake gets expensive: which database, whether to rewrite, when to move to the cloud.',
      },
      {
        question: 'Is our developers’ plan any good?',
        answer:
          'You get a second opinion in plain words from a neutral expert with nothing else to sell you.',
      },
      {
        question: 'Can you look at a vendor before we buy a new system?',
        answer: 'Yes. You hear what to ask before you sign, and how to avoid lock-in.',
      },
      { question: 'Do unused hours carry over?', answer: 'Into the following month, once.' },
      {
        question: 'Will our software survive ten times more users?',
        answer:
          'We look at what would break first, such as the database or the server, and what it takes to scale.',
      },
    ],
    screens: [
      {
        picture: 'architect-on-call-1',
        title: 'Answer 11: split the billing service?',
        caption: 'What arrives after a call.',
        lines: [
          'Advice: Not yet. Move its tables to a schema of their own first.',
          'Reasons: Two engineers can’t run two deployments',
          'Reasons: Month-end load is nine minutes long',
          'This changes if: A second team starts on billing',
        ],
      },
    ],
  },
}
