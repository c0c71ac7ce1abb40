import { useId, type ReactNode } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'

/**
 * Controls that do not fit into a narrow window. In narrow windows a button opens them as a sheet, even
 * without JavaScript.
 */
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
