import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'

interface BeginProposalProps {
  /** Without `record` the proposal is for a new record. */
  subject: { kind: ProposalKind; seller: string; record?: string }
  /** `link` looks like a link in a text. */
  variant?: ButtonVariant | 'link'
  title?: string
  children: ReactNode
}

/** Creates a draft and opens its form. */
export function BeginProposal({ subject, variant = 'secondary', title, children }: BeginProposalProps) {
  const { kind, seller, record = '' } = subject
  return (
    <Form method="post" action="/dashboard/proposals">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="seller" value={seller} />
      <input type="hidden" name="record" value={record} />
      {variant === 'link' ? (
        <button type="submit" className="link text-start" title={title}>
          {children}
        </button>
      ) : (
        <Button type="submit" variant={variant} title={title}>
          {children}
        </Button>
      )}
    </Form>
  )
}
