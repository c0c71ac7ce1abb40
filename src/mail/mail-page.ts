import { brand } from '#content/brand.ts'
import { mailColors } from '#content/palette.ts'
import { escapeHtml } from '#mail/mail-layout.ts'

interface MailLink {
  label: string
  address: string
}

/** A row of a mail. The value is an amount or a day, which breaks only between words. */
export interface MailFact {
  name: string
  value?: string
}

export interface MailSum {
  name: string
  value: string
  /** The later amounts with their intervals; empty if there are none. */
  later: string
}

export interface MailFacts {
  heading: string
  items: readonly MailFact[]
  sum?: MailSum
}

interface MailContent {
  title: string
  paragraphs: readonly string[]
  link?: MailLink
  /** The first link becomes the button. The others follow at the end. */
  links?: readonly MailLink[]
  facts?: MailFacts | undefined
  /** What matters less than the button, in small type at the end. */
  notes?: readonly string[]
}

/** Creates the HTML content of a mail. `inMailLayout` adds the logo and the footer when the mail is sent. */
export function mailPage({
  title,
  paragraphs,
  link,
  links = link ? [link] : [],
  facts,
  notes = [],
}: MailContent): string {
  const [main, ...others] = links
  return `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`).join('\n')}
${main ? button(main) : ''}
${facts ? factTable(facts) : ''}
${others.map(plainLink).join('\n')}
${notes.map(note).join('\n')}`
}

const { light } = mailColors

/** A table, because many mail programs support no other way to align amounts. */
function factTable({ heading, items, sum }: MailFacts): string {
  const rows = [
    `<tr><td colspan="2" class="soft" style="padding:0 0 8px;color:${light.soft};font-size:14px">${escapeHtml(heading)}</td></tr>`,
    ...items.map((each) => row(each)),
    ...(sum
      ? [row(sum, 'total'), ...(sum.later === '' ? [] : [row({ name: 'Then', value: sum.later })])]
      : []),
  ]
  return `<div class="line" style="margin:24px 0 0;border-top:1px solid ${light.line};padding:16px 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;font:inherit;line-height:1.4">
${rows.join('\n')}
</table></div>`
}

function row({ name, value }: MailFact, look: 'item' | 'total' = 'item'): string {
  const isTotal = look === 'total'
  const style = isTotal
    ? `border-top:1px solid ${light.line};font-size:18px;font-weight:700;overflow-wrap:normal;padding-top:10px;`
    : ''
  const cell = (text: string, more: string) =>
    `<td valign="top"${isTotal ? ' class="line"' : ''} style="padding:5px 0;${style}${more}">${escapeHtml(text).replaceAll(/[@/]/g, '$&<wbr>')}</td>`
  if (value === undefined) return `<tr>${cell(name, '').replace('<td', '<td colspan="2"')}</tr>`
  return `<tr>${cell(name, 'padding-right:16px')}${cell(value, 'text-align:right;overflow-wrap:normal')}</tr>`
}

function note(text: string): string {
  return `<p class="soft" style="margin:16px 0 0;color:${light.soft};font-size:14px">${escapeHtml(text)}</p>`
}

export function mailWithLink(
  title: string,
  paragraphs: readonly string[],
  link: MailLink,
  { facts, notes = [] }: Pick<MailContent, 'facts' | 'notes'> = {},
) {
  const list = facts ? [factsAsText(facts)] : []
  const text = [...paragraphs, `${link.label}:\n${link.address}`, ...list, ...notes, brand.name].join('\n\n')
  return { text: `${text}\n`, html: mailPage({ title, paragraphs, link, facts, notes }) }
}

function factsAsText({ heading, items, sum }: MailFacts): string {
  const rows = items.map(({ name, value }) => (value === undefined ? name : `${name}: ${value}`))
  const total = sum ? [`${sum.name}: ${sum.value}${sum.later === '' ? '' : `, then ${sum.later}`}`] : []
  return [heading, ...rows, ...total].join('\n')
}

/** The border remains visible in mail programs that remove backgrounds. */
function button({ label, address }: MailLink): string {
  const { button: fill, buttonText } = mailColors
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(address)}" class="button" style="display:inline-block;padding:12px 20px;border:1px solid ${fill};border-radius:8px;background:${fill};color:${buttonText};font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function plainLink({ label, address }: MailLink): string {
  return `<p style="margin:16px 0 0;font-size:14px"><a href="${escapeHtml(address)}" class="link" style="color:${light.link}">${escapeHtml(label)}</a></p>`
}
