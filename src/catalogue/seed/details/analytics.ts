import type { SeedDetails } from '#catalogue/seed/seed-details.ts'

export const analyticsDetails: Readonly<Record<string, SeedDetails>> = {
  'revenue-lens': {
    steps: [
      {
        title: 'Connect the books',
        text: 'Read access to accounting and store; two years of history is plenty.',
      },
      { title: 'Sort the products', text: 'Group items into the families that you talk about in meetings.' },
      {
        title: 'Read one sentence a chart',
        text: 'It names the change, its size and whether chance could explain it.',
      },
      { title: 'Open Monday’s email', text: 'One screen with what moved last week, nothing else.' },
    ],
    needs: ['Twelve months of invoices or orders', 'A login that can read your accounting system'],
    connections: ['QuickBooks Online', 'Xero', 'Shopify', 'WooCommerce', 'Square', 'CSV files'],
    setup: 'An hour to connect; charts appear the next morning.',
    data: [
      { label: 'Permissions', value: 'Read-only: it cannot book, change or delete anything' },
      { label: 'Customer names', value: 'Can be replaced by numbers before they leave your system' },
    ],
    questions: [
      {
        question: 'How does it know whether a change is chance?',
        answer: 'It compares with the same weeks in earlier years and prints the range next to each figure.',
      },
    ],
    screens: [
      {
        kind: 'chart',
        title: 'Revenue by product family, September',
        caption: 'Grew 6%: patio furniture alone explains four of the six points, likely not by chance.',
        unit: { before: '$', after: '' },
        values: [
          { label: 'Patio furniture', value: 84200, range: { low: 79000, high: 89500 } },
          { label: 'Lighting', value: 51900, range: { low: 48800, high: 55100 } },
          { label: 'Rugs', value: 33400, range: { low: 27900, high: 38800 } },
          { label: 'Repairs', value: 12700, range: { low: 11200, high: 14100 } },
        ],
      },
    ],
  },
  'forecast-workbench': {
    steps: [
      { title: 'Load order history', text: 'Three years by item and day are best; eighteen months will do.' },
      { title: 'Add what you know', text: 'Mark holidays, promotions and price changes on a calendar.' },
      { title: 'Order by the range', text: 'The low and high numbers show what a safe order looks like.' },
      { title: 'Keep score', text: 'Old forecasts are graded every week, so weak items stand out.' },
    ],
    needs: [
      'Eighteen months of orders by item',
      'A Windows or Linux machine with 8 GB of memory',
      'A planner who knows the promotions',
    ],
    connections: ['Shopify', 'WooCommerce', 'BigCommerce', 'Excel', 'PostgreSQL'],
    setup: 'Two days, done with you and included.',
    data: [{ label: 'Where it runs', value: 'On your machine; order history is not uploaded' }],
    screens: [
      {
        kind: 'chart',
        title: 'Trail mix 500 g, next four weeks',
        caption: 'Units to expect, with the range in which four of five weeks fall.',
        unit: { before: '', after: ' units' },
        values: [
          { label: 'Nov 3', value: 310, range: { low: 262, high: 361 } },
          { label: 'Nov 10', value: 325, range: { low: 270, high: 384 } },
          { label: 'Nov 17', value: 420, range: { low: 331, high: 512 } },
          { label: 'Nov 24', value: 565, range: { low: 420, high: 730 } },
        ],
      },
    ],
  },
  'survey-reader': {
    steps: [
      { title: 'Upload answers', text: 'A spreadsheet with one answer a row, in any of seven languages.' },
      { title: 'Judge the themes', text: 'Merge two, split one or rename any; counts follow.' },
      { title: 'Read the quotes', text: 'Each theme opens to the sentences that put it there.' },
    ],
    needs: ['Between one hundred and fifty thousand open answers', 'Names and emails removed from the file'],
    connections: ['SurveyMonkey', 'Typeform', 'Google Forms', 'Qualtrics exports'],
    setup: 'Ten minutes; four thousand answers are grouped in about twenty more.',
    screens: [
      {
        kind: 'table',
        title: 'What should we change? 2,318 answers',
        caption: 'Themes with their count and one of the quotes behind each.',
        columns: ['Theme', 'Answers', 'One quote'],
        rows: [
          { cells: ['Parking', '612', '“Circled twice, then drove home.”'] },
          { cells: ['Evening hours', '487', '“I work until six. You close at six.”'] },
          { cells: ['Friendlier returns', '203', '“Felt accused over a toaster.”'] },
          { cells: ['No theme', '191', '“All good!”'] },
        ],
      },
    ],
  },
  'measurement-plan': {
    steps: [
      {
        title: 'Argue once',
        text: 'A workshop collects every number that people quote, and the versions of it.',
      },
      { title: 'Choose ten', text: 'What nobody would act on is crossed out.' },
      { title: 'Define', text: 'A paragraph for each says what counts, what does not and who owns it.' },
      {
        title: 'Track',
        text: 'The spreadsheet fills from your systems, with a colored cell where data is late.',
      },
    ],
    needs: ['Half a day with the people who report numbers now', 'Read access to the systems they come from'],
    setup: 'One week, start to finish.',
    screens: [
      {
        kind: 'report',
        title: 'Number 3: active customers',
        caption: 'One of the ten definitions, for an invented equipment rental.',
        sections: [
          { heading: 'Counts', lines: ['A company with a paid rental in the last ninety days'] },
          { heading: 'Does not count', lines: ['Quotes, free trials, our own branches'] },
          { heading: 'Owner and source', lines: ['Mina, from the rental ledger, on Mondays'] },
        ],
      },
    ],
  },
  'site-pulse': {
    steps: [
      { title: 'Pick a region', text: 'Choose where counts are stored before anything is collected.' },
      { title: 'Paste one line', text: 'The script weighs two kilobytes and works on any site builder.' },
      { title: 'Look', text: 'Visits, pages and sources share a single screen that updates each minute.' },
    ],
    needs: ['A website whose HTML you can edit'],
    connections: ['WordPress', 'Squarespace', 'Shopify', 'Webflow', 'Plain HTML'],
    setup: 'Five minutes.',
    data: [
      { label: 'Visitors', value: 'No cookies, no fingerprints, no network addresses stored' },
      { label: 'Export', value: 'Everything as CSV, at any time' },
    ],
    questions: [
      {
        question: 'Can it recognize someone who returns?',
        answer: 'No, on purpose. Visits are counted per day and cannot be joined across days.',
      },
    ],
    screens: [
      {
        kind: 'chart',
        title: 'Visits this week',
        caption: 'An invented climbing gym; the weekend class was announced on Thursday.',
        unit: { before: '', after: '' },
        values: [
          { label: 'Mon', value: 182 },
          { label: 'Tue', value: 171 },
          { label: 'Wed', value: 190 },
          { label: 'Thu', value: 344 },
          { label: 'Fri', value: 298 },
          { label: 'Sat', value: 265 },
          { label: 'Sun', value: 140 },
        ],
      },
    ],
  },
}
