import { useEffect, useRef, useState } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import type { UploadedFile } from '#dashboard/files/upload-answer.ts'
import { uploadFile } from '#dashboard/files/upload.client.ts'
import { uploadLimits, uploadProblems } from '#files/stored-file.ts'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'rejected' | 'broken_off'
  /** The fraction that was sent, from 0 to 1. */
  part: number
  problem: string
}

/** The number of simultaneous uploads. More uploads would slow each other down and load the server. */
const atOnce = 2

/**
 * Uploads files in the order in which they were added, while the user edits the form. Each upload can be
 * retried or removed separately. Leaving the page aborts running uploads.
 */
export function useUploads(target: UploadTarget, onStored: (file: UploadedFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  useEffect(() => {
    const waiting = uploads.filter(({ id, state }) => state === 'waiting' && !running.current.has(id))
    for (const upload of waiting.slice(0, atOnce - running.current.size)) void send(upload)
  })

  async function send({ id, file }: Upload): Promise<void> {
    const controller = new AbortController()
    running.current.set(id, controller)
    change(id, { state: 'sending', part: 0 })
    const sent = await uploadFile(file, {
      target,
      signal: controller.signal,
      onProgress: (part) => change(id, { part }),
    })
    running.current.delete(id)
    if (sent.outcome === 'stored') onStored(sent.file)
    change(id, { state: sent.outcome, problem: sent.outcome === 'stored' ? '' : sent.problem })
  }

  function change(id: number, changed: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  }

  function add(files: Iterable<File>): void {
    const added = [...files].map((file): Upload => {
      const problem = problemOf(file, target)
      return { id: ++lastId.current, file, state: problem === '' ? 'waiting' : 'rejected', part: 0, problem }
    })
    setUploads((all) => [...all, ...added])
  }

  function takeAway({ id }: Upload): void {
    running.current.get(id)?.abort()
    setUploads((all) => all.filter((each) => each.id !== id))
  }

  return {
    uploads,
    add,
    tryAgain: ({ id }: Upload) => change(id, { state: 'waiting', problem: '' }),
    takeAway,
  }
}

/** Detects invalid files before the upload. The server checks again. */
function problemOf(file: File, { kind }: UploadTarget): string {
  if (file.size === 0) return uploadProblems.empty
  return file.size > uploadLimits[kind].bytes ? uploadProblems.too_large : ''
}
