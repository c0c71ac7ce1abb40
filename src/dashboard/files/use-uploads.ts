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

/** Uploads files while the user edits the form. Each upload can be retried or removed separately. */
export function useUploads(target: UploadTarget, onStored: (file: UploadedFile) => void) {
  const { uploads, append, change, drop } = useUploadList()
  const { enqueue, cancel } = useUploadQueue({ target, onChange: change, onStored })
  const lastId = useRef(0)

  function add(files: Iterable<File>): void {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const problem = problemOf(file, target)
      append({ id, file, state: problem === '' ? 'waiting' : 'rejected', part: 0, problem })
      if (problem === '') enqueue({ id, file })
    }
  }

  function tryAgain({ id, file }: Upload): void {
    change(id, { state: 'waiting', problem: '' })
    enqueue({ id, file })
  }

  function takeAway({ id }: Upload): void {
    cancel(id)
    drop(id)
  }

  return { uploads, add, tryAgain, takeAway }
}

function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  return {
    uploads,
    append(upload: Upload): void {
      setUploads((all) => [...all, upload])
    },
    change(id: number, changed: Partial<Upload>): void {
      setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)))
    },
    drop(id: number): void {
      setUploads((all) => all.filter((each) => each.id !== id))
    },
  }
}

type QueuedFile = Pick<Upload, 'id' | 'file'>

interface UploadQueueOptions {
  target: UploadTarget
  onChange: (id: number, changed: Partial<Upload>) => void
  onStored: (file: UploadedFile) => void
}

/** Uploads files in the order in which they were added. Leaving the page aborts running uploads. */
function useUploadQueue({ target, onChange, onStored }: UploadQueueOptions) {
  const queue = useRef<QueuedFile[]>([])
  const running = useRef(new Map<number, AbortController>())

  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  async function sendNext(): Promise<void> {
    if (running.current.size >= atOnce) return
    const next = queue.current.shift()
    if (!next) return
    const { id, file } = next
    const controller = new AbortController()
    running.current.set(id, controller)
    onChange(id, { state: 'sending', part: 0, problem: '' })
    const sent = await uploadFile(file, {
      target,
      signal: controller.signal,
      onProgress: (part) => onChange(id, { part }),
    })
    running.current.delete(id)
    if (sent.outcome === 'stored') onStored(sent.file)
    const problem = sent.outcome === 'stored' ? '' : sent.problem
    onChange(id, { state: sent.outcome, problem })
    void sendNext()
  }

  return {
    enqueue(file: QueuedFile): void {
      queue.current.push(file)
      void sendNext()
    },
    cancel(id: number): void {
      queue.current = queue.current.filter((waiting) => waiting.id !== id)
      running.current.get(id)?.abort()
    },
  }
}

/** Detects invalid files before the upload. The server checks again. */
function problemOf(file: File, { kind }: UploadTarget): string {
  if (file.size === 0) return uploadProblems.empty
  return file.size > uploadLimits[kind].bytes ? uploadProblems.too_large : ''
}
