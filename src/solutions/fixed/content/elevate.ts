import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const elevate: FixedPage = {
  title: 'Wadah Elevate',
  badge: 'Coming soon',
  lede: 'HR and payroll with AI for the paperwork and people for the decisions.',
  description:
    'Hiring, leave, pay and the papers around them are one story told in four places. Wadah Elevate tells it in one, for companies that are too large for spreadsheets and too small for a department.',
  back: toCatalog,
  isConsulting: false,
  offer: 'standard',
  stats: [
    'percent',
    { figure: '4 months', label: 'support' },
    { figure: '1', label: 'place for HR and payroll' },
  ],
  parts: {
    heading: 'What it will do',
    items: [
      {
        name: 'Hire',
        text: 'Job texts, applications and interviews kept in order; the choice stays with you.',
      },
      {
        name: 'Plan leave',
        text: 'One calendar of absences, with requests and approvals in it.',
      },
      { name: 'Pay', text: 'Each month’s payroll prepared as one file for your accountant.' },
      { name: 'Sign', text: 'Employee documents in one place, sent, signed and found again.' },
    ],
  },
  included: ['4 months of support'],
  suits: [
    'Companies whose first HR system is a folder',
    'Managers who do payroll on the last evening of the month',
    'Teams that are about to hire several people at once',
  ],
  alternative: null,
}
