import type { LazyDialogProps } from '#ui/dialogs/lazy-dialog-shell.tsx'
import { toast } from '#ui/toasts/toast.store.ts'
import { useLazy } from '#ui/loading/use-lazy.ts'

function fetchShell() {
  return import('#ui/dialogs/lazy-dialog-shell.tsx')
}

/** A dialog that loads its code and content when it first opens. */
export function LazyDialog<Part extends object>(props: LazyDialogProps<Part>) {
  const { open, onClose } = props
  const shell = useLazy(open, fetchShell, () => {
    toast({
      title: 'Error',
      description: 'We couldn’t connect. Please check your connection and try again.',
      tone: 'destructive',
    })
    onClose()
  })
  return shell ? <shell.LazyDialogShell {...props} /> : null
}

/** Props for the button that opens a `LazyDialog`: hover and focus prefetch the dialog and its content. */
export function fetchedEarly(load: () => Promise<object>) {
  const fetch = () => void Promise.all([fetchShell(), load()]).catch(() => null)
  return { onPointerEnter: fetch, onFocus: fetch }
}
