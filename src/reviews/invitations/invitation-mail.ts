import { brand } from '#content/brand.ts'
import { mailPage } from '#mail/mail-page.ts'
import { writeReviewPath } from '#reviews/review-paths.ts'

export const reviewInvitationKind = 'review_invitation'

interface Invitation {
  to: string
  orderId: string
  lines: readonly { id: string; name: string }[]
  publicUrl: string
  stopToken: string
}

/**
 * The mail that invites a customer to review an order. It has a link per line and is sent only once (product:
 * reviews 19, 22).
 */
export function reviewInvitation({ to, orderId, lines, publicUrl, stopToken }: Invitation) {
  const at = (path: string) => new URL(path, publicUrl).href
  const stop = at(`/reviews/stop?${new URLSearchParams({ token: stopToken })}`)
  const [first] = lines
  const subject =
    lines.length === 1 && first
      ? `Review ${first.name}: how do you like it?`
      : 'Review what you bought: how do you like it?'
  const opening =
    'Your order has been active for two weeks. A short review helps the next buyer decide, and helps the seller improve.'
  const once = 'We only ask once per order.'
  const links = lines.map(({ id, name }) => ({ name, address: at(writeReviewPath(orderId, id)) }))
  const text = [
    opening,
    ...links.map(({ name, address }) => `Review ${name}:\n${address}`),
    once,
    `Turn off these emails:\n${stop}`,
    brand.name,
  ]
  const html = mailPage({
    title: subject,
    paragraphs: [opening, once],
    links: [
      ...links.map(({ name, address }) => ({ label: `Review ${name}`, address })),
      { label: 'Turn off these emails', address: stop },
    ],
  })
  return { to, subject, text: `${text.join('\n\n')}\n`, html, unsubscribe: stop }
}
