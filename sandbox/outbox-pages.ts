import { html } from 'hono/html'
import { layout, type Html } from './layout.ts'
import type { StoredMessage } from './outbox.ts'

const shown = 200

/** Lists the newest messages. */
export function outboxPage(messages: readonly StoredMessage[], storeUrl: string): Html {
  const newest = messages.toReversed().slice(0, shown)
  const body = html`<h1>Sent mail</h1>
    <p class="lead">
      Mail that a mail server would have delivered, newest first. Also as <a href="/outbox.json">JSON</a>.
    </p>
    ${
      newest.length === 0
        ? html`<p>Nothing has been sent yet. Request a new password in the shop, for example.</p>`
        : html`<ul class="cards">
            ${newest.map(entry)}
          </ul>`
    }
    ${messages.length > shown ? html`<p>The ${shown} newest of ${messages.length}.</p>` : ''}`
  return layout({ title: 'Sent mail', storeUrl, body })
}

function entry({ name, subject, to, sentAt }: StoredMessage): Html {
  return html`<li>
    <a href="/outbox/${encodeURIComponent(name)}">${subject}</a>
    <span>To ${to}, ${time(sentAt)}</span>
  </li>`
}

export function messagePage(message: StoredMessage, storeUrl: string): Html {
  const { name, subject, from, to, replyTo, sentAt, text } = message
  const body = html`<p><a href="/outbox">All sent mail</a></p>
    <h1>${subject}</h1>
    <dl>
      <dt>From</dt>
      <dd>${from}</dd>
      <dt>To</dt>
      <dd>${to}</dd>
      ${
        replyTo
          ? html`<dt>Reply to</dt>
              <dd>${replyTo}</dd>`
          : ''
      }
      ${message.attachments.map(
        ({ filename, content }) =>
          html`<dt>Attached</dt>
            <dd>${filename}, ${Math.ceil((content.length * 3) / 4 / 1000)} kB</dd>`,
      )}
      <dt>Sent</dt>
      <dd>${time(sentAt)}</dd>
    </dl>
    <div class="message">${linked(text)}</div>
    ${message.html ? html`<p><a href="/outbox/${encodeURIComponent(name)}/html">As HTML</a></p>` : ''}`
  return layout({ title: subject, storeUrl, body })
}

/** The text of a mail with its web addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"')]*[^\s<>"').,;:!?])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function time(sentAt: string): Html {
  const words = sentAt.replace('T', ' at ').replace(/\.\d+Z$|Z$/, ' UTC')
  return html`<time datetime="${sentAt}">${words}</time>`
}
