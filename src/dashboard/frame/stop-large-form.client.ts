import type { SubmitEvent } from 'react'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { isTooLarge } from '#dashboard/frame/form-size.ts'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** Stops a form that the server would reject because of its size, and says so. The form values stay on the page. */
export function stopLargeForm(event: SubmitEvent): void {
  const { target, nativeEvent } = event
  if (!(target instanceof HTMLFormElement) || isUpload({ method: 'POST', url: target.action })) return
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  if (!isTooLarge(new FormData(target, submitter), target.enctype, new URL(target.action).pathname)) return
  event.preventDefault()
  event.stopPropagation()
  toast({ title: tooLargeTitle, description: `${nothingSent} ${makeItSmaller}`, tone: 'destructive' })
}
