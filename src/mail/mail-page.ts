import { brand } from '#content/brand.ts'
import { mailColors } from '#content/palette.ts'
import { escapeHtml } from '#mail/mail-layout.ts'

interface MailLink {
  label: string
  address: string
}

interface MailFacts {
  heading: string
  items: readonly string[]
  sum?: string
}

interface MailContent {
  title: string
  paragraphs: readonly string[]
  link?: MailLink
  /** The first link becomes the button. The others follow at the end. */
  links?: readonly MailLink[]
  facts?: MailFacts | undefined
}

/** Creates the HTML content of a mail. `inMailLayout` adds the logo and the footer when the mail is sent. */
export function mailPage({
  title,
  paragraphs,
  link,
  links = link ? [link] : [],
  facts,
}: MailContent): string {
  const [main, ...others] = links
  const list = facts
    ? `<div class="line" style="margin:24px 0 0;border-top:1px solid ${light.line};padding:16px 0 0">
<p class="soft" style="margin:0 0 8px;color:${light.soft}">${escapeHtml(facts.heading)}</p>
<ul style="margin:0 0 8px;padding:0 0 0 20px">${facts.items.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>
${facts.sum === undefined ? '' : `<p style="margin:0"><strong>${escapeHtml(facts.sum)}</strong></p>`}</div>`
    : ''
  return `<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`).join('\n')}
${main ? button(main) : ''}
${list}
${others.map(plainLink).join('\n')}`
}

const { light } = mailColors

export function mailWithLink(
  title: string,
  paragraphs: readonly string[],
  link: MailLink,
  facts?: Required<MailFacts>,
) {
  const list = facts ? [[facts.heading, ...facts.items, facts.sum].join('\n')] : []
  const text = [...paragraphs, `${link.label}:\n${link.address}`, ...list, brand.name].join('\n\n')
  return { text: `${text}\n`, html: mailPage({ title, paragraphs, link, facts }) }
}

/** The border remains visible in mail programs that remove backgrounds. */
function button({ label, address }: MailLink): string {
  const { button: fill, buttonText } = mailColors
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(address)}" class="button" style="display:inline-block;padding:12px 20px;border:1px solid ${fill};border-radius:8px;background:${fill};color:${buttonText};font-weight:600;text-align:center;text-decoration:none">${escapeHtml(label)}</a></p>`
}

function plainLink({ label, address }: MailLink): string {
  return `<p style="margin:16px 0 0"><a href="${escapeHtml(address)}" class="link" style="color:${light.link}">${escapeHtml(label)}</a></p>`
}
