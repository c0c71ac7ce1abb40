import { useEffect, useRef, useState } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import type { UploadedFile } from '#dashboard/files/upload-answer.ts'
import { uploadFile } from '#dashboard/files/upload.client.ts'
import { uploadLimits, uploadProblems } from '#files/stored-file.ts'

export interface Upload {
  id: number
  file: File
  state: 'waiting' | 'sending' | 'stored' | 'rejected' | 'broken_off'
  /** The part that has been sent, from 0 to 1. */
  part: number
  problem: string
}

/** Several files at once are slower for each, and use more of the server. */
const atOnce = 2

/** Uploads in the background of a form. Each can be tried again or taken away without touching the others. */
export function useUploads(target: UploadTarget, onStored: (file: UploadedFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<{ id: number; file: File }[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastId = useRef(0)

  useEffect(() => {
    const open = running.current
    return () => {
      for (const controller of open.values()) controller.abort()
    }
  }, [])

  function change(id: number, changed: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)))
  }

  function enqueue(id: number, file: File): void {
    queue.current.push({ id, file })
    void next()
  }

  async function next(): Promise<void> {
    if (running.current.size >= atOnce) return
    const waiting = queue.current.shift()
    if (!waiting) return
    const { id, file } = waiting
    const controller = new AbortController()
    running.current.set(id, controller)
    change(id, { state: 'sending', part: 0, problem: '' })
    const sent = await uploadFile(file, {
      target,
      signal: controller.signal,
      onProgress: (part) => change(id, { part }),
    })
    running.current.delete(id)
    if (sent.outcome === 'stored') onStored(sent.file)
    const problem = sent.outcome === 'rejected' ? sent.problem : ''
    change(id, { state: sent.outcome, problem })
    void next()
  }

  function add(files: Iterable<File>): void {
    for (const file of files) {
      lastId.current += 1
      const id = lastId.current
      const problem = problemOf(file, target)
      const state = problem === '' ? 'waiting' : 'rejected'
      setUploads((all) => [...all, { id, file, state, part: 0, problem }])
      if (problem === '') enqueue(id, file)
    }
  }

  function tryAgain({ id, file }: Upload): void {
    change(id, { state: 'waiting', problem: '' })
    enqueue(id, file)
  }

  function takeAway({ id }: Upload): void {
    queue.current = queue.current.filter((waiting) => waiting.id !== id)
    running.current.get(id)?.abort()
    setUploads((all) => all.filter((each) => each.id !== id))
  }

  return { uploads, add, tryAgain, takeAway }
}

/** What can be said before anything is sent. The server decides again. */
function problemOf(file: File, { kind }: UploadTarget): string {
  if (file.size === 0) return uploadProblems.empty
  return file.size > uploadLimits[kind].bytes ? uploadProblems.too_large : ''
}
