import { Form, useNavigation } from 'react-router'
import { CopyButton } from '#dashboard/components/copy-button.tsx'
import { useInvalidFocus } from '#dashboard/components/use-invalid-focus.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'

interface AuthenticatorFormProps {
  secret: string
  link: string
  picture: { size: number; path: string }
  problem: string | undefined
}

/** Shows the secret as QR code, link and text, and asks for the first code, which verifies the set-up. */
export function AuthenticatorForm({ secret, link, picture, problem }: AuthenticatorFormProps) {
  const form = useInvalidFocus()
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('intent') === 'code'
  return (
    <section className="grid gap-3 border-t border-line pt-5" aria-labelledby="authenticator-heading">
      <h2 id="authenticator-heading" className="text-base font-semibold">
        Authenticator app
      </h2>
      <p className="text-sm text-ink-soft">
        Scan the QR code with your app,{' '}
        <a href={link} className="underline">
          open the app on this device
        </a>
        , or enter the secret.
      </p>
      <svg
        role="img"
        aria-label="QR code of the secret below"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="w-48 max-w-full rounded-md bg-[white] p-3 text-[black] forced-color-adjust-none"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <div className="flex flex-wrap items-center gap-3">
        <p className="factor-secret font-mono text-sm tracking-[0.08em]">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <CopyButton text={secret} label="Copy the secret" />
      </div>
      <Form ref={form} method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="code" />
        <TextField
          label="Code"
          error={problem}
          hint="The six digits your app shows now."
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" size="large" variant="ink" busy={isBusy} busyLabel="Checking…">
          Turn it on
        </Button>
      </Form>
    </section>
  )
}
