import { uploadAddress, type UploadTarget } from '#dashboard/files/upload-address.ts'
import { uploadAnswerSchema, type UploadedFile } from '#dashboard/files/upload-answer.ts'
import { parsed, text } from '#lib/schema.ts'

export type SentFile =
  | { outcome: 'stored'; file: UploadedFile }
  /** Sending the same again would end the same. */
  | { outcome: 'rejected'; problem: string }
  | { outcome: 'broken_off' }

interface SendOptions {
  target: UploadTarget
  signal: AbortSignal
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress(part: number): void
}

/** Pauses before the tries after the first, in milliseconds (product: dashboard 69). */
const pauses = [1_000, 3_000, 9_000]

/** Sends one file, and again when it breaks off. */
export async function uploadFile(file: File, options: SendOptions): Promise<SentFile> {
  for (const pause of [...pauses, null]) {
    const sent = await sendOnce(file, options)
    if (sent.outcome !== 'broken_off' || pause === null || options.signal.aborted) return sent
    options.onProgress(0)
    await waitFor(pause, options.signal)
  }
  return { outcome: 'broken_off' }
}

/** `fetch` does not say how much has been sent. */
function sendOnce(file: File, { target, signal, onProgress }: SendOptions): Promise<SentFile> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    // In the head of a form's part a control character breaks the whole request.
    form.append('files', file, file.name.replaceAll(/\p{Cc}/gu, ' '))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => resolve({ outcome: 'broken_off' })
    request.onabort = () => resolve({ outcome: 'broken_off' })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', uploadAddress(target))
    request.send(form)
  })
}

function answerOf({ status, responseText, responseURL }: XMLHttpRequest): SentFile {
  if (status === 429)
    return { outcome: 'rejected', problem: 'Too many uploads. Please try again in an hour.' }
  if (status === 404) return { outcome: 'rejected', problem: 'You may not upload files here.' }
  const answer = parsed((body) => uploadAnswerSchema(JSON.parse(text(body))), responseText)
  const [first] = answer?.files ?? []
  if (first?.file) return { outcome: 'stored', file: first.file }
  if (first?.problem) return { outcome: 'rejected', problem: first.problem }
  if (responseURL.includes('/log-in')) {
    return {
      outcome: 'rejected',
      problem: 'You were logged out. Log in again in another tab, then try again.',
    }
  }
  return { outcome: 'broken_off' }
}

/** Without a network, until there is one again. */
function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    signal.addEventListener('abort', done, { once: true })
    if (navigator.onLine) setTimeout(done, milliseconds)
    else window.addEventListener('online', done, { once: true })
  })
}
