/** The four parts of the flywheel (product: company 16). */
export const flywheel = [
  {
    name: 'Fund',
    text: 'We accept a startup or a grant project and pay out the capital. Community investors join here.',
  },
  {
    name: 'Build',
    text: 'Wadah Tech Solutions supplies the technology, packaged or custom.',
  },
  {
    name: 'Connect',
    text: 'Wadah Network opens its silos, where projects find partners, first customers and teammates.',
  },
  {
    name: 'Return',
    text: 'What a project earns and learns helps the next one start.',
  },
] as const
