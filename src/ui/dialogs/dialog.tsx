import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'
import { closeOnBack } from '#ui/dialogs/close-on-back.client.ts'
import { focusStart } from '#ui/dialogs/focus-start.client.ts'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** `right` is a side sheet, used by the cart. On a phone, both fill the width of the screen. */
  placement?: 'center' | 'right'
  /** Whether a press beside the dialog closes it. Dialogs with a form stay, so that no input is lost. */
  closesOutside?: boolean
  /** Stays visible below the scrolling content, for totals and main buttons. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog on the native element. Escape and Back close it. Focus starts in the first field or on the title,
 * stays inside and returns afterward.
 */
export function Dialog({
  open,
  onClose,
  title,
  placement = 'center',
  closesOutside = false,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const control = document.activeElement
    keepScrollbarSpace()
    element.showModal()
    focusStart(element)
    growFrom(element, control)
    const forgetBack = closeOnBack(element)
    const forgetOutside = closesOutside ? closeOnPressOutside(element) : null
    return () => {
      forgetBack()
      forgetOutside?.()
      element.close()
    }
  }, [open, closesOutside])

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${placement}`}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      }}
    >
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h2>
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
            aria-label="Close"
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </header>
        <div className="dialog-body">{opened && children}</div>
        {opened && footer && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Lets the dialog grow from the control that opened it. */
function growFrom(dialog: HTMLDialogElement, control: Element | null): void {
  if (!control || control === document.body) return
  const { left, top, width, height } = control.getBoundingClientRect()
  const x = left + width / 2 - dialog.offsetLeft
  const y = top + height / 2 - dialog.offsetTop
  dialog.style.transformOrigin = `${x}px ${y}px`
}

/** The scroll lock in base.css removes the page's scrollbar. Reserving its width prevents a layout shift. */
function keepScrollbarSpace(): void {
  const { documentElement: page } = document
  if (document.querySelector('dialog:modal')) return
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
}

/** Ignores a selection of text that is dragged out of a field, which ends in a click on the dialog, too. */
function closeOnPressOutside(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let pressed: EventTarget | null = null
  dialog.addEventListener('pointerdown', ({ target }) => void (pressed = target), { signal })
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && pressed === dialog) dialog.close()
    },
    { signal },
  )
  return () => listening.abort()
}
