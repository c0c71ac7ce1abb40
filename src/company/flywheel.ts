/** The four quarters of a turn (spec §2.8 "an explanation of the flywheel"). */
export const flywheel = [
  {
    name: 'Fund',
    text: 'A startup or a grant project is accepted and receives its capital. Community investors come in here.',
  },
  {
    name: 'Build',
    text: 'Wadah Tech Solutions supplies the technology that the project would otherwise spend its first year on.',
  },
  {
    name: 'Connect',
    text: 'Wadah Network opens its silos: partners, first customers and people to hire.',
  },
  {
    name: 'Return',
    text: 'What the project earns and learns goes back into the circle, and the next one starts from there.',
  },
] as const
