import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { buttonClass, type ButtonVariant } from '#ui/forms/button.tsx'

interface ActionPanelProps {
  /** Ends with '…', because opening the panel changes nothing. */
  label: string
  variant?: ButtonVariant
  /** With `approve`, the key `A` opens the panel. For the main decision of the page. */
  shortcut?: 'approve'
  /** Whether the panel starts open, to show errors. */
  isOpen?: boolean
  question: ReactNode
  children: ReactNode
}

/** An action that asks for confirmation, without JavaScript too. One panel of a page is open at a time. */
export function ActionPanel({
  label,
  variant = 'secondary',
  shortcut,
  isOpen,
  question,
  children,
}: ActionPanelProps) {
  const form = useInvalidFocus()
  return (
    <details name="action-panel" className="action-panel" open={isOpen || undefined}>
      <summary className={buttonClass({ variant })} data-shortcut={shortcut}>
        {label}
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="action-panel-form grid min-w-56 justify-items-start gap-3.5 rounded-md bg-sunken p-3.5 whitespace-normal"
      >
        <p>{question}</p>
        {children}
      </Form>
    </details>
  )
}
