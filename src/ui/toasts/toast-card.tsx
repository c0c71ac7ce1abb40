import { useEffect } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'
import { AlertIcon, CheckIcon, CloseIcon } from '#ui/icons/icons-interface.tsx'
import { dismissToast, type ShownToast, type ToastAction } from '#ui/toasts/toast.store.ts'

const plainTime = 5_000
/** Toasts with an action stay longer, so that keyboard users can reach the button. */
const actionTime = 10_000

/** The timer of a toast. Separate from its card, which remounts when a dialog opens or closes. */
export function ToastTime({
  toast: { id, version, action },
  paused,
}: {
  toast: ShownToast
  paused: boolean
}) {
  const time = action ? actionTime : plainTime
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => dismissToast(id), time)
    return () => clearTimeout(timer)
  }, [id, version, paused, time])
  return null
}

export function ToastCard({ toast }: { toast: ShownToast }) {
  const { id, version, title, description, detail, tone = 'neutral', action, secondAction } = toast
  const actions = [action, secondAction].filter((each) => each !== undefined)
  const isBelow = actions.length > 1 || (detail?.length ?? 0) > 40
  return (
    <div className={`toast toast-${tone}`}>
      {tone === 'success' && <CheckIcon className="mt-0.5 size-5 text-teal" />}
      {tone === 'destructive' && <AlertIcon className="mt-0.5 size-5 text-red" />}
      <div className="min-w-0 flex-1">
        {/* Screen readers announce a new element even if its text is the same. */}
        <div key={version}>
          <p className="font-semibold">{title}</p>
          {description && <p className="text-sm text-ink-soft">{description}</p>}
          {detail && <p className="text-sm font-medium wrap-break-word">{detail}</p>}
        </div>
        {isBelow && <Actions {...{ id, actions }} />}
      </div>
      {!isBelow && <Actions {...{ id, actions }} />}
      <button
        type="button"
        aria-label="Dismiss"
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -my-2 -me-2`}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon className="size-4" />
      </button>
    </div>
  )
}

/** One action is beside a short text, so that the toast stays low. Otherwise actions are below the text. */
function Actions({ id, actions }: { id: number; actions: readonly ToastAction[] }) {
  return actions.map(({ label, onSelect }) => (
    <button
      key={label}
      type="button"
      className="link -my-2 me-5 inline-flex min-h-11 items-center text-sm font-semibold whitespace-nowrap last:me-0"
      onClick={() => {
        onSelect()
        dismissToast(id)
      }}
    >
      {label}
    </button>
  ))
}
