import { html } from 'hono/html'
import { jsonSchema } from '#app/api/open-api.server.ts'
import type { Access, Operation } from '#app/api/operation.ts'
import { schemaWords } from '#app/api/schema-words.ts'

type Html = ReturnType<typeof html>

/** The calls as a page. No scripts; its stylesheet by link. */
export function docsPage(operations: readonly Operation[]): Html {
  const groups = [...new Set(operations.map(({ group }) => group))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The API of Wadah's shop</title>
        <link rel="stylesheet" href="/api-docs.css" />
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <header>
          <h1>The API of Wadah's shop</h1>
          <p>
            JSON with prices in dollars. A refusal is
            <code>{ "code": "…", "message": "…" }</code>: the code for programs, the message for people. The
            same as <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Groups">
            <ul>
              ${groups.map((group) => html`<li><a href="#${anchor(group)}">${group}</a></li> `)}
            </ul>
          </nav>
        </header>
        <main>
          ${groups.map(
            (group) =>
              html`<section aria-labelledby="${anchor(group)}">
                <h2 id="${anchor(group)}">${group}</h2>
                ${operations.filter((operation) => operation.group === group).map(described)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

const accessWords: Record<Access, string> = {
  anybody: 'Anybody.',
  account: 'The session cookie of an account.',
  customer: 'The cookie of an account, of a portal session, or of the browser that ordered.',
  token: 'Authorization: Bearer, with the token of the documents address.',
  key: "Authorization: Bearer, with the order's own key.",
  signature: 'A signature of the body (Standard Webhooks).',
}

function described(operation: Operation): Html {
  const {
    method,
    path,
    summary,
    description,
    access,
    headers = {},
    query,
    body,
    answers,
    refusals = [],
  } = operation
  return html`<article>
    <h3><code>${method.toUpperCase()} ${path}</code></h3>
    <p>${summary}${/[.!?]$/.test(summary) ? '' : '.'} ${description ?? ''}</p>
    <dl>
      <dt>Who</dt>
      <dd>${accessWords[access]}</dd>
      ${Object.entries(headers).map(
        ([name, words]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${words}</dd>`,
      )}
    </dl>
    ${query ? shape('Parameters', jsonSchema(query, 'input')) : ''}
    ${body ? shape('Body', jsonSchema(body, 'input')) : ''}
    ${answers.map(([status, words, schema]) =>
      schema
        ? shape(`${status}: ${words}`, jsonSchema(schema, 'input'))
        : html`<p><strong>${status}</strong>: ${words}</p>`,
    )}
    ${refusals.length === 0 ? '' : refusalTable(refusals)}
  </article>`
}

function refusalTable(refusals: NonNullable<Operation['refusals']>): Html {
  return html`<table>
    <caption>
      Refusals
    </caption>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      ${refusals.map(
        ([status, code, when]) =>
          html`<tr>
            <td>${status}</td>
            <td><code>${code}</code></td>
            <td>${when}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

function shape(title: string, schema: unknown): Html {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0"><code>${schemaWords(schema)}</code></pre>
  </details>`
}

function anchor(group: string): string {
  return group.toLowerCase()
}
