import { useState } from 'react'
import { useSubmit } from 'react-router'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { knowsPasskeys } from '#dashboard/second-factor/passkey.client.ts'
import { Button } from '#ui/forms/button.tsx'

interface PasskeyFormProps {
  label: string
  /** Requests the passkey. Resolves to the browser's response as JSON, or to `null`. */
  ask: () => Promise<string | null>
}

const withoutAnswer = 'No passkey was used. Try again, or choose another way below.'

/** A button that requests a passkey and submits the response. Passkeys require JavaScript. */
export function PasskeyForm({ label, ask }: PasskeyFormProps) {
  const submit = useSubmit()
  const hydrated = useHydrated()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isKnown = !hydrated || knowsPasskeys()

  async function use() {
    setAsking(true)
    setProblem(null)
    const answer = await ask().catch(() => null)
    setAsking(false)
    if (answer === null) return setProblem(withoutAnswer)
    await submit({ intent: 'passkey', answer }, { method: 'post' })
  }

  return (
    <div className="grid gap-2">
      <Button
        size="large"
        disabled={!hydrated || !isKnown}
        busy={isAsking}
        busyLabel="Waiting for your passkey…"
        onClick={() => void use()}
      >
        {label}
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isKnown ? problem : 'This browser doesn’t support passkeys. Choose another way below.'}
      </p>
      <noscript>
        <p className="text-sm text-ink-soft">Passkeys need JavaScript.</p>
      </noscript>
    </div>
  )
}
