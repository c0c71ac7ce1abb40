import { parseJson } from '#lib/json.ts'

/** Longer than the server takes: it answers within 10 s, if only that it is busy. */
const timeLimitMilliseconds = 20_000

export interface ApiAnswer {
  ok: boolean
  /** As if a proxy had answered: 504 after the time limit. 0 if there was no answer at all. */
  status: number
  /** The JSON of the answer; `null` without one, `undefined` for anything but JSON. */
  body: unknown
}

interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Whether the request is completed even if the page is left. */
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
