import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'

interface SubmitButtonProps {
  /** Which action of the page the form performs. */
  intent: string
  /** Distinguishes several forms with the same intent: the value of the form's field `of`. */
  of?: string
  variant?: ButtonVariant
  children: ReactNode
}

/** Submits its form and is busy until the answer, so that nobody presses twice. */
export function SubmitButton({ intent, of, variant = 'ink', children }: SubmitButtonProps) {
  const { formData, state } = useNavigation()
  const isMine = formData?.get('intent') === intent && (of === undefined || formData.get('of') === of)
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {of !== undefined && <input type="hidden" name="of" value={of} />}
      <Button type="submit" variant={variant} busy={state !== 'idle' && isMine} busyLabel="Working...">
        {children}
      </Button>
    </>
  )
}
