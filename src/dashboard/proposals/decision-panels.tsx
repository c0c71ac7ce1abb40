import { textIn } from '#catalog/editing/fields/form-values.ts'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { ComparedProposal } from '#dashboard/proposals/compared-proposal.server.ts'
import type { ProposalAnswer } from '#dashboard/proposals/proposal-actions.forms.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'

interface DecisionPanelsProps {
  view: ComparedProposal
  answer: ProposalAnswer | undefined
}

/** The actions that the viewer may perform. Each decision asks for confirmation and names the proposal. */
export function DecisionPanels({ view, answer }: DecisionPanelsProps) {
  const { proposal, name, may, isOwnDecision, isGone } = view
  const { id, revision } = proposal
  if (!Object.values(may).includes(true) && !isOwnDecision) return null
  return (
    <section className="work-box decision-bar" aria-label="Actions">
      {may.decide && !isGone && <Approve view={view} answer={answer} />}
      {may.decide && (
        <>
          <Comment
            intent="return"
            label="Send back…"
            question={`Send ${name} back to ${proposal.sellerName}, to be changed?`}
            field="What to change"
            button="Yes, send it back"
            revision={revision}
            answer={answer}
          />
          <Comment
            intent="reject"
            label="Reject…"
            question={`Reject ${name} of ${proposal.sellerName}? This ends the proposal.`}
            field="Reason"
            button={`Yes, reject ${name}`}
            revision={revision}
            answer={answer}
          />
        </>
      )}
      {isOwnDecision && <p>You belong to this seller, so someone else has to decide.</p>}
      {may.change && (
        <ButtonLink to={`/dashboard/proposals/${id}/edit`}>
          {proposal.state === 'returned' ? 'Change it and submit again' : 'Open the form'}
        </ButtonLink>
      )}
      {may.takeBack && (
        <ActionPanel
          label="Move back to draft…"
          question={`Move ${name} back to draft, so you can change it and submit it again?`}
        >
          <SubmitButton intent="take-back">Yes, move it</SubmitButton>
        </ActionPanel>
      )}
      {may.withdraw && (
        <ActionPanel label="Withdraw…" question={`Withdraw the proposal for ${name}? This ends it.`}>
          <SubmitButton intent="withdraw" variant="danger">
            Yes, withdraw it
          </SubmitButton>
        </ActionPanel>
      )}
    </section>
  )
}

function Approve({ view, answer }: DecisionPanelsProps) {
  const { proposal, name, version, form, compared } = view
  const price = compared.find((field) => field.name === 'price')?.after
  const shown = proposal.kind === 'product' && textIn(form, 'isActive') !== ''
  const at = price === undefined ? '' : ` at ${price}`
  const question =
    proposal.kind === 'seller'
      ? `Change the profile of ${name} in the shop?`
      : `Approve ${name}${at}? ${shown ? 'It goes live right away.' : 'It stays hidden.'}`
  return (
    <ActionPanel
      label="Approve…"
      variant="primary"
      shortcut="approve"
      isOpen={answeredFields('approve', answer).isOpen && answer?.outcome === 'record_changed'}
      question={question}
    >
      <input type="hidden" name="revision" value={proposal.revision} />
      <input type="hidden" name="version" value={version ?? ''} />
      <SubmitButton intent="approve" variant="primary">
        Yes, approve {name}
      </SubmitButton>
    </ActionPanel>
  )
}

interface CommentProps {
  intent: 'return' | 'reject'
  label: string
  question: string
  field: string
  button: string
  revision: number
  answer: ProposalAnswer | undefined
}

function Comment({ intent, label, question, field, button, revision, answer }: CommentProps) {
  const fields = answeredFields(intent, answer)
  return (
    <ActionPanel label={label} isOpen={fields.isOpen} question={question}>
      <TextArea
        label={field}
        id={`${intent}-comment`}
        hint="The seller reads it."
        rows={4}
        required
        {...fields.of('comment')}
      />
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton intent={intent} variant={intent === 'reject' ? 'danger' : 'ink'}>
        {button}
      </SubmitButton>
    </ActionPanel>
  )
}
