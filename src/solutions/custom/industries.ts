/** The example industries (product: solutions 2), each with its question and what would be built for it. */
export const industries = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    question: 'Which of tomorrow’s patients will not come, and who could take the hour?',
    build:
      'A model that reads the appointment book and its history, ranks the likely gaps each evening, and drafts the message that offers the slot to somebody who waits.',
    care: 'Agreed first: which data the model may see, and that a person approves every message.',
    parts: ['Scheduling and intake', 'Summaries of long records', 'Answers from your own guidelines'],
    category: 'ai-tools',
  },
  {
    id: 'industrial-iot',
    name: 'Industrial IoT',
    question: 'Which machine will stop next, and can it wait for the weekend?',
    build:
      'Sensor readings gathered at the plant, a model of what normal looks like for each machine, and an alert that says what changed, since when, and what it was the last time.',
    care: 'Agreed first: who is called, how soon, and what the plant does when the line is down.',
    parts: ['Predictive maintenance', 'Quality inspection by camera', 'Energy use by shift and line'],
    category: 'automation',
  },
  {
    id: 'financial',
    name: 'Financial',
    question: 'Which of these transactions deserves a second pair of eyes?',
    build:
      'A review queue ordered by risk, with the reasons for each place written in plain words, and a record of who decided what and why.',
    care: 'Agreed first: the model sorts, a person decides, and the file shows both.',
    parts: ['Anomaly review', 'Document checks at onboarding', 'Forecasts with their uncertainty'],
    category: 'security',
  },
  {
    id: 'e-commerce',
    name: 'E-commerce',
    question: 'What should be in stock in three weeks, and what should the page say about it?',
    build:
      'A demand forecast for each item and warehouse, and product texts drafted from your own specifications for an editor to approve.',
    care: 'Agreed first: no price and no promise goes live without an editor.',
    parts: [
      'Demand forecasts',
      'Search that understands the question',
      'Support answers from your own order data',
    ],
    category: 'analytics',
  },
] as const
