import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const analyticsDetails: Readonly<Record<string, SeedDetails>> = {
  'revenue-lens': {
    steps: [
      {
        title: 'Connect the books',
        text: 'Read access to accounting and store; two years of history is plenty.',
      },
      { title: 'Sort the products', text: 'Group items into the families you talk about in meetings.' },
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
      { label: 'Permissions', value: 'Read-only: it can’t book, change or delete anything' },
      { label: 'Customer names', value: 'Can be replaced by numbers before they leave your system' },
    ],
    questions: [
      {
        question: 'Can I see what sells best and which customers bring the most?',
        answer: 'Yes. You see your best sellers, slow sellers and top customers, by season or sales channel.',
      },
      {
        question: 'Last month was weak, or sales went up, and I can’t explain it. Can you?',
        answer: 'It shows which customers, products or weeks changed, and whether that could be chance.',
      },
      {
        question: 'Can I replace my spreadsheets with one dashboard?',
        answer:
          'For revenue, yes. It combines your store, your register and your books, and you can show it to a partner or the bank.',
      },
      {
        question: 'How does it know whether a change is due to chance?',
        answer: 'It compares with the same weeks in earlier years and prints the range next to each figure.',
      },
      {
        question: 'Can I compare branches, menus or services?',
        answer:
          'Yes, if your register or store records them. You see which location, dish or treatment brings in the most money, and which small accounts bring hardly any.',
      },
    ],
    screens: [
      {
        picture: 'revenue-lens-1',
        title: 'Revenue by product family, September',
        caption: 'Grew 6%: patio furniture alone explains four of the six points, likely not by chance.',
        lines: [
          'Patio furniture: $84,200 ($79,000 to $89,500)',
          'Lighting: $51,900 ($48,800 to $55,100)',
          'Rugs: $33,400 ($27,900 to $38,800)',
          'Repairs: $12,700 ($11,200 to $14,100)',
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
    data: [{ label: 'Where it runs', value: 'On your machine; order history isn’t uploaded' }],
    questions: [
      {
        question: 'How much should I order before Christmas?',
        answer:
          'It shows a low and a high number for each item and week, from what you sold in earlier seasons.',
      },
      {
        question: 'We throw food away one day and sell out the next. Does it help?',
        answer:
          'Yes. A bakery sees how many croissants it will probably sell next week, instead of guessing.',
      },
      {
        question: 'Our shelves are full of things nobody wants. Does it show them?',
        answer:
          'It shows which items will sell slowly in the coming weeks, so you can stop ordering them in time.',
      },
      { question: 'Can it tell us how busy July will be?', answer: 'Yes, week by week and as a range.' },
      {
        question: 'Does it also forecast guests, rooms or shifts?',
        answer:
          'Yes, if you’ve counted them by day: meals, bookings, visitors or calls. From that you see how many rooms will be full or how much staff you need.',
      },
    ],
    screens: [
      {
        picture: 'forecast-workbench-1',
        title: 'Trail mix 500 g, next four weeks',
        caption: 'Units to expect, with the range in which four of five weeks fall.',
        lines: [
          'Nov 3: 310 units (262 units to 361 units)',
          'Nov 10: 325 units (270 units to 384 units)',
          'Nov 17: 420 units (331 units to 512 units)',
          'Nov 24: 565 units (420 units to 730 units)',
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
    needs: ['100 to 50,000 open-ended answers', 'Names and emails removed from the file'],
    connections: ['SurveyMonkey', 'Typeform', 'Google Forms', 'Qualtrics exports'],
    setup: 'Ten minutes; four thousand answers are grouped in about twenty more.',
    questions: [
      {
        question: 'Can it tell me why customers cancel?',
        answer:
          'Yes, if they’ve told you. It groups the reasons people give for leaving and counts how often each comes up.',
      },
      {
        question: 'What can it read?',
        answer:
          'Any spreadsheet of written answers, such as reviews, complaints, or what students wrote in an evaluation.',
      },
      {
        question: 'Can it show what bothers our employees?',
        answer: 'Yes, in their own words and without names, which you remove first.',
      },
      {
        question: 'Why do people give us two stars?',
        answer:
          'Paste the reviews or comment cards into a spreadsheet. You see what guests, members or patients complain about, praise and wish for.',
      },
    ],
    screens: [
      {
        picture: 'survey-reader-1',
        title: 'What should we change? 2,318 answers',
        caption: 'Themes with their count and one of the quotes behind each.',
        lines: [
          'Theme · Answers · One quote',
          'Parking · 612 · “Circled twice, then drove home.”',
          'Evening hours · 487 · “I work until six. You close at six.”',
          'Friendlier returns · 203 · “Felt accused over a toaster.”',
          'No theme · 191 · “All good!”',
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
      { title: 'Choose ten', text: 'We cross out whatever nobody would act on.' },
      { title: 'Define', text: 'A paragraph for each says what counts, what doesn’t and who owns it.' },
      {
        title: 'Track',
        text: 'The spreadsheet fills from your systems, with a colored cell where data is late.',
      },
    ],
    needs: ['Half a day with the people who report numbers now', 'Read access to the systems they come from'],
    setup: 'One week, start to finish.',
    questions: [
      {
        question: 'Which figures should I look at every week?',
        answer: 'That’s what we find out: the ten KPIs that you’d act on.',
      },
      {
        question: 'Every department reports a different number. Does that end?',
        answer: 'Yes. Each number gets one definition, one source and one owner.',
      },
      {
        question: 'We have too many reports, and nobody reads them. Is that a case for you?',
        answer:
          'Yes. Ten figures on one page replace them, such as customers, orders, margin and complaints, so you know how the company is doing.',
      },
    ],
    screens: [
      {
        picture: 'measurement-plan-1',
        title: 'Number 3: active customers',
        caption: 'One of the ten definitions, for an invented equipment rental.',
        lines: [
          'Counts: A company with a paid rental in the last ninety days',
          'Does not count: Quotes, free trials, our own branches',
          'Owner and source: Mina, from the rental ledger, on Mondays',
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
        question: 'How many people visit my website?',
        answer:
          'You see visits, the most-read pages, and whether people came from Google, Instagram or a newsletter.',
      },
      {
        question: 'Do visitors have to consent?',
        answer: 'There’s nothing to click away: no cookies and no tracking of single people.',
      },
      {
        question: 'Can it replace Google Analytics?',
        answer: 'For most small sites, yes. It’s one page that anyone can read.',
      },
      {
        question: 'Can it recognize someone who returns?',
        answer: 'No, on purpose. Visits are counted per day and can’t be joined across days.',
      },
      {
        question: 'Is anybody reading our blog or menu, and which ad brings people?',
        answer:
          'You see how often each page is read, and from which ad, link, search or post people came before they booked.',
      },
    ],
    screens: [
      {
        picture: 'site-pulse-1',
        title: 'Visits this week',
        caption: 'An invented climbing gym; the weekend class was announced on Thursday.',
        lines: ['Mon: 182', 'Tue: 171', 'Wed: 190', 'Thu: 344', 'Fri: 298', 'Sat: 265', 'Sun: 140'],
      },
    ],
  },
}
