import { brand } from '#content/brand.ts'
import { mailColors } from '#content/palette.ts'

interface MailLink {
  label: string
  address: string
}

/** The HTML of a mail. Mails travel without a stylesheet, so the styles are inline. */
export function mailPage({
  title,
  paragraphs,
  link,
  links = link ? [link] : [],
  facts,
}: {
  title: string
  paragraphs: readonly string[]
  link?: MailLink
  /** Several, in place of the one. */
  links?: readonly MailLink[]
  facts?: { heading: string; items: readonly string[]; sum: string }
}): string {
  const way = links.map(linkParagraph).join('\n')
  const list = facts
    ? `<p style="margin:0 0 8px;color:${mailColors.soft}">${escapeHtml(facts.heading)}</p>
<ul style="margin:0 0 8px;padding:0 0 0 20px">${facts.items.map((each) => `<li>${escapeHtml(each)}</li>`).join('')}</ul>
<p style="margin:0 0 24px"><strong>${escapeHtml(facts.sum)}</strong></p>`
    : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:${mailColors.text};background:#ffffff">
<div style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 16px">${escapeHtml(each)}</p>`).join('\n')}
${way}${list}
<p style="margin:0;color:${mailColors.soft}">${escapeHtml(brand.name)}</p>
</div></body></html>
`
}

/** A mail that leads to one page, as text and as HTML. */
export function mailWithLink(title: string, paragraphs: readonly string[], link: MailLink) {
  const text = [...paragraphs, `${link.label}:\n${link.address}`, brand.name].join('\n\n')
  return { text: `${text}\n`, html: mailPage({ title, paragraphs, link }) }
}

function linkParagraph({ label, address }: MailLink): string {
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(address)}" style="color:${mailColors.link}">${escapeHtml(label)}</a></p>`
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
