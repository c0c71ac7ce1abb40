import type { SubmitEvent } from 'react'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { isTooLarge } from '#dashboard/frame/form-size.ts'
import { makeItSmaller, nothingSent, tooLargeTitle } from '#http/body-limits.ts'
import { toast } from '#ui/toasts/toast.store.ts'

/** Says so before a form is sent that the server would reject unread: what was typed stays on the page. */
export function stopLargeForm(event: SubmitEvent): void {
  const { target, nativeEvent } = event
  if (!(target instanceof HTMLFormElement) || isUpload({ method: 'POST', url: target.action })) return
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  if (!isTooLarge(new FormData(target, submitter), target.enctype)) return
  event.preventDefault()
  event.stopPropagation()
  toast({ title: tooLargeTitle, description: `${nothingSent} ${makeItSmaller}`, tone: 'destructive' })
}
