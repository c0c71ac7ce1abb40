import type { LateDialogProps } from '#ui/late-dialog-shell.tsx'
import { toast } from '#ui/toast-store.ts'
import { useLate } from '#ui/use-late.ts'

function fetchShell() {
  return import('#ui/late-dialog-shell.tsx')
}

/** A dialog that is loaded, as is its content, when somebody opens it. */
export function LateDialog<Part extends object>(props: LateDialogProps<Part>) {
  const { open, onClose } = props
  const shell = useLate(open, fetchShell, () => {
    toast({
      title: 'Error',
      description: 'We could not reach the server. Please check your connection and try again.',
      tone: 'destructive',
    })
    onClose()
  })
  return shell ? <shell.LateDialogShell {...props} /> : null
}

/** For the opener of such a dialog: both are fetched while the pointer is still on its way. */
export function fetchedEarly(load: () => Promise<object>) {
  const fetch = () => void Promise.all([fetchShell(), load()]).catch(() => null)
  return { onPointerEnter: fetch, onFocus: fetch }
}
