import { useWasInterrupted } from '#dashboard/components/interrupted-action.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'

/** The actions of owners on a person's access. Each asks for confirmation. */
export function PersonActions({ name }: { name: string }) {
  const wasInterrupted = useWasInterrupted()
  return (
    <div className="flex flex-wrap items-start gap-2">
      <ActionPanel
        label="Log out everywhere…"
        isOpen={wasInterrupted('end-sessions')}
        question={`Log ${name} out in every browser? They can sign in again.`}
      >
        <SubmitButton intent="end-sessions">Yes, log them out</SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Reset sign-in…"
        isOpen={wasInterrupted('reset-factor')}
        question={`Remove the passkeys, authenticator app and recovery codes of ${name}, and log them out? Make sure the request really comes from them. We email them.`}
      >
        <SubmitButton intent="reset-factor" variant="danger">
          Yes, reset it
        </SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Remove person…"
        isOpen={wasInterrupted('remove')}
        question={`Remove ${name} from the dashboard? They lose all roles and are logged out. Their history stays. We email them.`}
      >
        <SubmitButton intent="remove" variant="danger">
          Yes, remove {name}
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}
