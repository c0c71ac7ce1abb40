import { brand } from '#content/brand.ts'
import { mailColors } from '#content/palette.ts'
import type { Message } from '#mail/mail.server.ts'

export interface MailSender {
  PUBLIC_URL: string
  CONTACT_EMAIL: string
  COMPANY_LEGAL_NAME?: string | undefined
  COMPANY_ADDRESS?: string | undefined
}

/** Adds the layout that all mails share: logo, content and contact. Mails are readable without images. */
export function inMailLayout(message: Message, sender: MailSender): Message {
  // The previous release queued complete HTML pages, which need no layout.
  if (message.html?.startsWith('<!doctype')) return message
  const { html = paragraphsOf(message.text) } = message
  const isOwn = message.to === sender.CONTACT_EMAIL
  const company = companyLine(sender)
  const footer = [
    ...(isOwn ? [] : [`Questions? Write to ${sender.CONTACT_EMAIL}.`]),
    // The text already ends with the company's name, so a line with only the name is omitted.
    ...(company === brand.name ? [] : [company]),
  ]
  return {
    ...message,
    text: `${[message.text.trimEnd(), ...footer].join('\n\n')}\n`,
    html: page(message, html, sender, { company, isOwn }),
  }
}

function companyLine({ COMPANY_LEGAL_NAME: legalName, COMPANY_ADDRESS: address }: MailSender): string {
  return [legalName ?? brand.name, address].filter(Boolean).join(' · ')
}

const { light, dark } = mailColors

/** Most mail programs support dark colors. Others show the light colors from the attributes. */
const style = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.paper}!important;color:${dark.text}!important}
.card{background:${dark.surface}!important;border-color:${dark.line}!important}
.line{border-color:${dark.line}!important}
.mark{color:${dark.text}!important}
.soft{color:${dark.soft}!important}
.link{color:${dark.link}!important}
}`

/** Keeps the text that follows the preview out of the list of mails. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60)

function page(
  { subject, text }: Message,
  content: string,
  { PUBLIC_URL, CONTACT_EMAIL }: MailSender,
  { company, isOwn }: { company: string; isOwn: boolean },
): string {
  const home = escapeHtml(new URL('/', PUBLIC_URL).href)
  const support = escapeHtml(CONTACT_EMAIL)
  const questions = `Questions? Write to <a href="mailto:${support}" class="link" style="color:${light.link}">${support}</a>.<br>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${style}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:${light.paper};color:${light.text};font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text.trim().split('\n', 1)[0] ?? '')}${filler}</div>
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p style="margin:0 0 16px"><a href="${home}" class="mark" style="color:${light.text};font-size:20px;font-weight:700;line-height:32px;text-decoration:none"><img src="${home}icon-180.png" alt="" width="32" height="32" style="margin-right:10px;border:0;border-radius:8px;vertical-align:top">${escapeHtml(brand.name)}</a></p>
<div class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:12px;padding:24px">
${content}
</div>
<p class="soft" style="margin:16px 0 0;color:${light.soft};font-size:14px">${isOwn ? '' : questions}${escapeHtml(company)}</p>
</div></body></html>
`
}

function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((each) => `<p style="margin:0 0 16px">${escapeHtml(each).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
