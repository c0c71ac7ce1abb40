import { uploadAddress, type UploadTarget } from '#dashboard/files/upload-address.ts'
import { uploadAnswerSchema, type UploadedFile } from '#dashboard/files/upload-answer.ts'
import { parsed, text } from '#lib/schema.ts'

export type SentFile =
  | { outcome: 'stored'; file: UploadedFile }
  /** The server rejected the file, so a retry would fail too. */
  | { outcome: 'rejected'; problem: string }
  /** The upload was interrupted, so a retry may succeed. `problem` is empty if the connection was lost. */
  | { outcome: 'broken_off'; problem: string }

interface SendOptions {
  target: UploadTarget
  signal: AbortSignal
  /** Called with the fraction that was sent, from 0 to 1. */
  onProgress(part: number): void
}

/** Delays before each retry, in milliseconds (product: dashboard 69). */
const pauses = [1_000, 3_000, 9_000]

/** Uploads one file. Retries if the connection is lost. */
export async function uploadFile(file: File, options: SendOptions): Promise<SentFile> {
  for (const pause of [...pauses, null]) {
    const sent = await sendOnce(file, options)
    if (sent.outcome !== 'broken_off' || sent.problem !== '') return sent
    if (pause === null || options.signal.aborted) return sent
    options.onProgress(0)
    await waitFor(pause, options.signal)
  }
  return brokenOff
}

const brokenOff: SentFile = { outcome: 'broken_off', problem: '' }

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function sendOnce(file: File, { target, signal, onProgress }: SendOptions): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    // A control character in the file name would make the whole request invalid.
    form.append('files', file, file.name.replaceAll(/\p{Cc}/gu, ' '))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve(brokenOff)
    request.onabort = () => resolve(brokenOff)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', uploadAddress(target))
    request.send(form)
  })
}

function answerOf({ status, responseText, responseURL }: XMLHttpRequest): SentFile {
  if (status === 429)
    return { outcome: 'broken_off', problem: 'Too many uploads. Please try again in an hour.' }
  if (status === 404) return { outcome: 'rejected', problem: 'You may not upload files here.' }
  const answer = parsed((body) => uploadAnswerSchema(JSON.parse(text(body))), responseText)
  const [first] = answer?.files ?? []
  if (first?.file) return { outcome: 'stored', file: first.file }
  if (first?.problem) return { outcome: 'rejected', problem: first.problem }
  if (responseURL.includes('/log-in')) {
    return {
      outcome: 'broken_off',
      problem: 'You were logged out. Log in again in another tab, then try again.',
    }
  }
  return brokenOff
}

/** Waits for the given time. Without a network, waits until the network is back. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    signal.addEventListener('abort', done, { once: true })
    if (navigator.onLine) setTimeout(done, milliseconds)
    else window.addEventListener('online', done, { once: true })
  })
}
