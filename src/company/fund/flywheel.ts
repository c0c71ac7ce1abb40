/** The four parts of the flywheel (product: company 16). */
export const flywheel = [
  {
    name: 'Fund',
    text: 'A startup or a grant project is accepted and receives its capital. Community investors come in here.',
  },
  {
    name: 'Build',
    text: 'Wadah Tech Solutions supplies the technology: packaged where that is enough, custom where it is not.',
  },
  {
    name: 'Connect',
    text: 'Wadah Network opens its silos, where partners, first customers and colleagues are found.',
  },
  {
    name: 'Return',
    text: 'What the project earns and learns goes back into the circle, and the next one starts from there.',
  },
] as const
