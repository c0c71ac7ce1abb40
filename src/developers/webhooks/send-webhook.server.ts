import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { checkedAddress, type CheckedAddress } from '#developers/webhooks/public-address.server.ts'

export type SentWebhook = { status: number; answer: string } | { error: string }

export interface WebhookSendOptions {
  allowsLoopback: boolean
  timeoutMilliseconds: number
}

/** The maximum number of bytes of an answer that the log stores. */
const answerBytes = 1024

/**
 * Sends one message. Resolves the name and connects to the checked address, so that the name cannot change in
 * between. Does not follow redirects (product: developers 12).
 */
export async function sendWebhook(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { allowsLoopback, timeoutMilliseconds }: WebhookSendOptions,
): Promise<SentWebhook> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  try {
    const target = new URL(url)
    if (target.protocol !== 'https:' && !allowsLoopback) return { error: 'Only https addresses are called.' }
    const address = await untilAborted(signal, checkedAddress(target.hostname, { allowsLoopback }))
    if (!address) return { error: 'The address is not public, so nothing was sent.' }
    // If the receiver switches protocols, aborting the request does not end its response.
    return await untilAborted(signal, post(target, { headers, body, address, signal }))
  } catch (error) {
    return { error: signal.aborted ? 'No answer within the time limit.' : errorWords(error) }
  }
}

interface Post {
  headers: Record<string, string>
  body: string
  address: CheckedAddress
  signal: AbortSignal
}

function post(target: URL, { headers, body, address, signal }: Post): Promise<SentWebhook> {
  return new Promise((resolve, reject) => {
    const request = target.protocol === 'https:' ? httpsRequest : httpRequest
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: fixedLookup(address),
      // A new connection each time, because a reused one may lead to an address that was not checked.
      agent: false,
      signal,
    }
    const sending = request(target, options, (response) => {
      beginningOf(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, answer }),
        (error: unknown) => reject(error),
      )
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

/**
 * A lookup that always returns the checked address. Node calls it with and without `all`, but not if the URL
 * contains an IP address, which has already been checked.
 */
function fixedLookup({ address, family }: CheckedAddress): LookupFunction {
  return (_hostname, { all }, found) => {
    if (all) found(null, [{ address, family }])
    else found(null, address, family)
  }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= answerBytes) break
  }
  response.destroy()
  // PostgreSQL cannot store NUL.
  return Buffer.concat(chunks).subarray(0, answerBytes).toString('utf8').replaceAll('\0', '')
}

/** Stops waiting when the signal aborts, for work that takes no signal, such as a DNS lookup. */
function untilAborted<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
    }),
  ])
}

function errorWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return known[code] ?? `The connection failed${code && ` (${code})`}.`
}

const known: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name does not exist.',
  ENODATA: 'The name has no address.',
  ESERVFAIL: 'The name could not be looked up.',
  EAI_AGAIN: 'The name could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
}
