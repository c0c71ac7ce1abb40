import { expect, test } from 'vitest'
import { enquiriesCsv, enquiriesText, waitlistCsv } from '#enquiries/inbox/enquiry-report.ts'
import { parseEnquiriesArguments } from '../../../scripts/enquiries.ts'

const enquiry = {
  id: '7d5f6c1e-0000-4000-8000-000000000001',
  createdAt: new Date('2026-11-02T10:30:00Z'),
  kind: 'fund_application',
  subject: 'Micro-grants',
  name: 'Ada "Countess" Lovelace',
  email: 'ada@example.com',
  phone: '',
  company: 'Engines, Ltd',
  message: 'One.\nTwo.',
  details: { amount: '$5,000' },
  page: '/wadah-fund',
} as const

test('CSV quotes values that need it and ends lines with CRLF', () => {
  expect(enquiriesCsv([enquiry])).toBe(
    'time,kind,subject,name,email,phone,company,message,amount,best_time,page,id,budget,site,seller_id\r\n' +
      '2026-11-02T10:30:00.000Z,fund_application,Micro-grants,"Ada ""Countess"" Lovelace",ada@example.com,,' +
      '"Engines, Ltd","One.\nTwo.","$5,000",,/wadah-fund,7d5f6c1e-0000-4000-8000-000000000001,,,\r\n',
  )
  expect(waitlistCsv([])).toBe('time,list,email,page,id\r\n')
})

test('the list of inquiries shows sender, time, text and page', () => {
  expect(enquiriesText([enquiry])).toBe(
    `2026-11-02 10:30 UTC · fund_application · Micro-grants
  Ada "Countess" Lovelace · ada@example.com · Engines, Ltd
  $5,000 · from /wadah-fund
  One.
  Two.

1 enquiry.
`,
  )
  expect(enquiriesText([])).toBe('No enquiries.\n')
  expect(enquiriesText([{ ...enquiry, message: 'a\u001b[2Jb' }])).not.toContain('\u001b')
})

test('the arguments of the inquiries command are parsed', () => {
  expect(parseEnquiriesArguments(['--since', '2026-11-01', '--kind', 'contact', '--csv'])).toEqual({
    since: new Date('2026-11-01T00:00:00Z'),
    kind: 'contact',
    csv: true,
    waitlists: false,
  })
})

test.each([
  [['--since', 'yesterday'], /--since must be a date such as 2026-11-01, not 'yesterday'/],
  [['--since', '2026-02-30'], /--since must be a date/],
  [['--since', '2026-11-01T25:00Z'], /--since must be a date/],
  [['--kind', 'order'], /--kind must be one of contact, /],
  [['--kind', 'contact', '--waitlists'], /cannot be combined with --waitlists/],
  [['--colour'], /Unknown option '--colour'/],
  [['all'], /Unexpected argument 'all'/],
])('the inquiries command rejects the arguments %j', (given, sentence) => {
  expect(() => parseEnquiriesArguments(given)).toThrow(sentence)
})
