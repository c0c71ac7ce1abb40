import { expect, test } from 'vitest'
import { inMailLayout } from '#mail/mail-layout.ts'
import { mailWithLink } from '#mail/mail-page.ts'

const sender = { PUBLIC_URL: 'https://shop.example', CONTACT_EMAIL: 'help@shop.example' }
const to = 'ada@example.com'
const link = { label: 'Open it', address: 'https://shop.example/x?a=1&b=2' }
const mail = { to, subject: 'A & B', ...mailWithLink('A & B', ['Two <words>.'], link) }

test('every mail has the logo with its name, one button, and the support address, in HTML and in plain text', () => {
  const { text, html = '' } = inMailLayout(mail, sender)
  expect(text).toBe(
    'Two <words>.\n\nOpen it:\nhttps://shop.example/x?a=1&b=2\n\nWadah\n\nQuestions? Write to help@shop.example.\n',
  )
  expect(html.match(/class="button"/g)).toHaveLength(1)
  expect(html).toContain('href="https://shop.example/x?a=1&amp;b=2"')
  expect(html).toContain('Two &lt;words&gt;.')
  expect(html).toMatch(/alt="" [^>]*>Wadah<\/a>/)
  expect(html).toContain('href="mailto:help@shop.example"')
})

test('the preview in the list of mails is the first sentence, not the logo (product: orders 31)', () => {
  const { html = '' } = inMailLayout(mail, sender)
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>Two &lt;words&gt;\./)
})

test('a plain-text message gets the mail layout with its line breaks, and its text is escaped', () => {
  const { html = '' } = inMailLayout({ to, subject: 'Hello', text: 'One <b>\ntwo\n\nthree\n' }, sender)
  expect(html).toContain('<p style="margin:0 0 16px">One &lt;b&gt;<br>two</p>')
  expect(html).toContain('>three</p>')
})

test('a mail to the company does not name the company as the contact for questions', () => {
  const { text, html } = inMailLayout({ ...mail, to: sender.CONTACT_EMAIL }, sender)
  for (const words of [text, html]) expect(words).not.toContain('Questions?')
})

test('the footer of a mail shows the company’s name and address when they are set', () => {
  const company = { COMPANY_LEGAL_NAME: 'Wadah, Inc.', COMPANY_ADDRESS: '1 Elm Street, Dallas, TX 75201' }
  const { text, html } = inMailLayout(mail, { ...sender, ...company })
  for (const words of [text, html]) expect(words).toContain('Wadah, Inc. · 1 Elm Street, Dallas, TX 75201')
})

test('a complete HTML mail queued by the previous release is sent unchanged', () => {
  const queued = { to, subject: 'Hello', text: 'x', html: '<!doctype html><p>x</p>' }
  expect(inMailLayout(queued, sender)).toEqual(queued)
})
