import { useId, type ReactNode } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'

/** Controls that a button opens as a sheet in narrow windows, even without JavaScript. */
export function PhoneSheet({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const look = buttonClass({ variant: 'secondary' })
  return (
    <>
      <button type="button" popoverTarget={id} className={`${look} phone-sheet-open`}>
        {label}
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className="phone-sheet">
        {children}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={`${buttonClass({ variant: 'ink' })} phone-sheet-close`}
        >
          Close
        </button>
      </div>
    </>
  )
}
