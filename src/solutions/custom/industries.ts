/** The example industries (product: solutions 2), each with its question and what would be built for it. */
export const industries = [
  {
    id: 'healthcare',
    name: 'Healthcare',
    question: 'Which of tomorrow’s patients won’t show up, and who could take the slot?',
    build:
      'A model that reads your schedule and its history, ranks the likely no-shows each evening, and drafts a message that offers the slot to someone on the waitlist.',
    care: 'Agreed up front: what data the model may see, and that a person approves every message.',
    parts: ['Scheduling and intake', 'Summaries of long records', 'Answers from your own guidelines'],
    category: 'ai-tools',
  },
  {
    id: 'industrial-iot',
    name: 'Industrial IoT',
    question: 'Which machine will stop next, and can it wait for the weekend?',
    build:
      'Sensor readings from the plant, a model of what normal looks like for each machine, and alerts that say what changed, since when, and what it meant last time.',
    care: 'Agreed up front: who gets the call, how fast, and what the plant does when the line is down.',
    parts: ['Predictive maintenance', 'Quality inspection by camera', 'Energy use by shift and line'],
    category: 'automation',
  },
  {
    id: 'financial',
    name: 'Financial',
    question: 'Which of these transactions deserves a second pair of eyes?',
    build:
      'A review queue ranked by risk, with the reasons in plain English, and a record of who decided what and why.',
    care: 'Agreed up front: the model ranks, a person decides, and the record shows both.',
    parts: ['Anomaly review', 'Document checks at onboarding', 'Forecasts with their range'],
    category: 'security',
  },
  {
    id: 'e-commerce',
    name: 'E-commerce',
    question: 'What should be in stock in three weeks, and what should the page say about it?',
    build:
      'A demand forecast for each item and warehouse, and product copy drafted from your own specs for an editor to approve.',
    care: 'Agreed up front: no price or promise goes live without an editor.',
    parts: [
      'Demand forecasts',
      'Search that understands the question',
      'Support answers from your own order data',
    ],
    category: 'analytics',
  },
] as const
