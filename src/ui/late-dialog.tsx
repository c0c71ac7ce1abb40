import { useEffect, useEffectEvent, useState } from 'react'
import type { LateDialogProps } from '#ui/late-dialog-shell.tsx'
import { toast } from '#ui/toast-store.ts'

type Shell = typeof import('#ui/late-dialog-shell.tsx')

function fetchShell(): Promise<Shell> {
  return import('#ui/late-dialog-shell.tsx')
}

/** A dialog that is loaded, as is its content, when somebody opens it. */
export function LateDialog<Part extends object>(props: LateDialogProps<Part>) {
  const { open, onClose } = props
  const [shell, setShell] = useState<Shell>()

  const giveUp = useEffectEvent(() => {
    toast({
      title: 'Error',
      description: 'We could not reach the server. Please check your connection and try again.',
      tone: 'destructive',
    })
    onClose()
  })
  useEffect(() => {
    if (open && !shell) fetchShell().then(setShell, () => giveUp())
  }, [open, shell])

  return shell ? <shell.LateDialogShell {...props} /> : null
}

/** For the opener of such a dialog: both are fetched while the pointer is still on its way. */
export function fetchedEarly(load: () => Promise<object>) {
  const fetch = () => void Promise.all([fetchShell(), load()]).catch(() => null)
  return { onPointerEnter: fetch, onFocus: fetch }
}
