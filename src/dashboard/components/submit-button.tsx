import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'

interface SubmitButtonProps {
  /** Which of the page's actions the form is for. */
  intent: string
  /** Which of several forms with the same intent this is: the value of its field `of`. */
  of?: string
  variant?: ButtonVariant
  children: ReactNode
}

/** Sends its form and says so until there is an answer, so that nobody presses twice. */
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
