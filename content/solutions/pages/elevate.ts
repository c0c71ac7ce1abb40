import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const elevate: FixedPage = {
  title: 'Wadah Elevate',
  badge: 'Coming soon',
  lede: 'HR and payroll where AI does the paperwork and people make the decisions.',
  description:
    'Hiring, time off, payroll and paperwork usually live in four places. Wadah Elevate puts them in one, for companies too big for spreadsheets and too small for an HR department.',
  back: 'catalog',
  isConsulting: false,
  offer: 'standard',
  stats: [
    'percent',
    { figure: '4 months', label: 'support' },
    { figure: '4 in 1', label: 'hiring, time off, payroll and documents' },
  ],
  parts: {
    heading: 'What it will do',
    items: [
      {
        name: 'Hire',
        text: 'Job posts, applications and interviews in one place. The choice stays yours.',
      },
      {
        name: 'Plan time off',
        text: 'One calendar with requests and approvals built in.',
      },
      { name: 'Pay', text: 'Each month’s payroll as one file for your accountant.' },
      { name: 'Sign', text: 'Employee documents sent, signed and stored in one place.' },
    ],
  },
  included: ['4 months of support'],
  suits: [
    'Companies whose HR system is a folder',
    'Managers who run payroll the night before it’s due',
    'Teams about to hire several people at once',
  ],
  alternative: null,
}
