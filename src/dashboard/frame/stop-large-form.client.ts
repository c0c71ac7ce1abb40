import type { SubmitEvent } from 'react'
import { isUpload } from '#dashboard/files/upload-address.ts'
import {
  makeItSmaller,
  nothingSent,
  tooLargeTitle,
  importPath,
  maxDashboardBytes,
  maxImportBytes,
} from '#http/body-limits.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** Stops a form that is too large for the server with a message, so that its input stays on the page. */
export function stopLargeForm(event: SubmitEvent): void {
  const { target, nativeEvent } = event
  if (!(target instanceof HTMLFormElement) || isUpload({ method: 'POST', url: target.action })) return
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  if (!isTooLarge(new FormData(target, submitter), target.enctype, new URL(target.action).pathname)) return
  event.preventDefault()
  event.stopPropagation()
  toast({ title: tooLargeTitle, description: `${nothingSent} ${makeItSmaller}`, tone: 'destructive' })
}

/** The approximate size in bytes of the headers and the boundary of one part of a multipart body. */
const bytesOfPart = 200

/** Whether the server would reject the form because of its size (product: pages 26). */
export function isTooLarge(form: FormData, encoding: string, path = ''): boolean {
  const maxBytes = path === importPath ? maxImportBytes : maxDashboardBytes
  const entries = [...form]
  if (encoding !== 'multipart/form-data') {
    const texts = entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    return new URLSearchParams(texts).toString().length > maxBytes
  }
  const parts = entries.map(([, value]) => bytesOfPart + new Blob([value]).size)
  return parts.reduce((sum, part) => sum + part, 0) > maxBytes
}
