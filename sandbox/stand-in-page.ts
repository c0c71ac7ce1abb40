import { html } from 'hono/html'
import { layout, type Html } from './layout.ts'
import type { StandIn } from './stand-ins.ts'

export function standInPage({ name, standsFor, purpose }: StandIn, storeUrl: string): Html {
  const body = html`<h1>${name}</h1>
    <p class="lead">A stand-in for ${standsFor}.</p>
    <p>${purpose} The real one is a site of its own, and its address is a setting of the shop.</p>
    <p class="actions"><a class="button" href="${storeUrl}/">Back to the shop</a></p>`
  return layout({ title: name, storeUrl, body })
}

export function notFoundPage(storeUrl: string): Html {
  const body = html`<h1>Not here</h1>
    <p class="lead">The sandbox has no page at this address.</p>
    <p class="actions"><a class="button" href="/">See all stand-ins</a></p>`
  return layout({ title: 'Not here', storeUrl, body })
}
