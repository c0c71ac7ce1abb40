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
      'Founded Wadah on the belief that technology, people and capital are one problem seen from three sides. He decides what the company builds next, and still answers the hard letters himself.',
    answersFor: ['the direction of the three sectors', 'Wadah Tech Solutions', 'Wadah Fund'],
    tone: 'tone-clay',
    gaze: 5,
  },
  {
    name: 'Imani Okafor-Reyes',
    role: 'Consultant and assistant co-founder',
    about:
      'Leads the consulting work and speaks for the customer in every plan. She asks the question that saves the most money: whether the thing has to be built at all.',
    answersFor: ['Open Mind Consulting', 'Wadah Network', 'the way customers are treated'],
    tone: 'tone-teal',
    gaze: -6,
  },
]
