export interface Leader {
  name: string
  role: string
  about: string
  answersFor: readonly string[]
  tone: string
  /** Where the portrait looks: left below 0, right above. */
  gaze: number
}

/** Invented people, and the page says so (product: company 3). */
export const leaders: readonly Leader[] = [
  {
    name: 'Josiah Marlow',
    role: 'Founder and CEO',
    about:
      'Founded Wadah because technology, people and capital work better together. He decides what the company builds next and still answers the toughest emails himself.',
    answersFor: ['company strategy', 'Wadah Tech Solutions', 'Wadah Fund'],
    tone: 'tone-clay',
    gaze: 5,
  },
  {
    name: 'Imani Okafor-Reyes',
    role: 'Consultant and assistant co-founder',
    about:
      'Leads the consulting work and represents the customer in every plan. Her first question often saves the most money: do we need to build this at all?',
    answersFor: ['Open Mind Consulting', 'Wadah Network', 'customer care'],
    tone: 'tone-teal',
    gaze: -6,
  },
]
