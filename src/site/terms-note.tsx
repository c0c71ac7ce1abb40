import { ExternalLink } from '#ui/forms/link.tsx'

/** What the customer agrees to, above the button of a form. The links open a new tab, so that no input is lost. */
export function TermsNote({ doing }: { doing: string }) {
  return (
    <p className="text-sm text-ink-soft">
      By {doing}, you agree to our{' '}
      <ExternalLink href="/terms" className="link" icon={false}>
        Terms
      </ExternalLink>
      . Our{' '}
      <ExternalLink href="/privacy" className="link" icon={false}>
        privacy notice
      </ExternalLink>{' '}
      says what we store.
    </p>
  )
}
