import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { buttonClass, type ButtonVariant } from '#ui/forms/button.tsx'

interface ActionPanelProps {
  /** What opens the panel. It ends with '…', because nothing happens yet. */
  label: string
  variant?: ButtonVariant
  /** Open from the start, to show what was wrong. */
  isOpen?: boolean
  /** What will happen, naming the thing. */
  question: ReactNode
  /** Fields, and the button that does it. */
  children: ReactNode
}

/** An action that asks once. It opens without JavaScript, and only one of a page is open at a time. */
export function ActionPanel({ label, variant = 'secondary', isOpen, question, children }: ActionPanelProps) {
  const form = useInvalidFocus()
  return (
    <details name="action-panel" className="action-panel" open={isOpen || undefined}>
      <summary className={buttonClass({ variant })}>{label}</summary>
      <Form ref={form} method="post" noValidate preventScrollReset className="action-panel-form">
        <p>{question}</p>
        {children}
      </Form>
    </details>
  )
}
