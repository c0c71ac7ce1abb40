import { parseJson } from '#lib/json.ts'

/** The server answers within 10 s, if necessary with the problem `busy`, so this limit is longer. */
const timeLimitMilliseconds = 20_000

export interface ApiAnswer {
  ok: boolean
  /** The HTTP status. 504 after the time limit, as from a proxy. 0 if no response arrived. */
  status: number
  /** The parsed JSON. `null` if there is none, `undefined` if the response is not JSON. */
  body: unknown
}

interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Whether the request completes even if the visitor leaves the page. */
  keepalive?: boolean
}

/** Calls the shop's JSON API. Never throws. */
export async function callApi(path: string, { body, ...init }: ApiCall = {}): Promise<ApiAnswer> {
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.timeout(timeLimitMilliseconds),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const { ok, status } = response
    const text = await response.text()
    return { ok, status, body: text === '' ? null : parseJson(text) }
  } catch (error) {
    console.warn(`No answer from ${path}.`, error)
    return { ok: false, status: error instanceof DOMException ? 504 : 0, body: null }
  }
}
