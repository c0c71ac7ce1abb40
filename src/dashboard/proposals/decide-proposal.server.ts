import { redirect } from 'react-router'
import {
  approveProposal,
  closeProposal,
  endProposal,
  type DecisionOutcome,
} from '#catalog/proposals/decide-proposals.commands.server.ts'
import { type Proposal, proposalById } from '#catalog/proposals/proposals.queries.server.ts'
import {
  type ProposalRequest,
  proposalActionForm,
  proposalActionPermissions,
} from '#dashboard/proposals/proposal-actions.forms.ts'
import { sellersToWriteFor, proposalScope } from '#dashboard/proposals/proposal-scope.server.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { rejectedAnswer } from '#dashboard/components/action-answer.ts'
import { requireIntent } from '#dashboard/components/form-texts.server.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import type { Route } from './+types/proposal.page.ts'

/** Performs an action on a proposal and redirects to its page, or returns why the action failed. */
export async function proposalAction({ request, context, params }: Route.ActionArgs) {
  const page = { request, context }
  const opened = await requireIntent(page, proposalActionPermissions, 'proposals.decide')
  const { db, viewer, values, intent, now } = opened
  const proposal = await proposalById(db, params.proposalId, proposalScope(viewer))
  if (!proposal) throw notFound()
  const parsed = proposalActionForm.safeParse(values)
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const outcome = await perform({ db, viewer, proposal, request: parsed.data, now })
  switch (outcome.state) {
    case 'decided':
      return redirect(`/dashboard/proposals/${proposal.id}?done=${intent}`)
    case 'missing':
      throw notFound()
    case 'invalid':
      return rejectedAnswer('not_accepted', intent, values, outcome.fieldErrors)
    case 'own':
    case 'changed':
    case 'record_changed':
      return rejectedAnswer(outcome.state, intent, values)
  }
}

interface RequestedAction {
  db: Database
  viewer: Viewer
  proposal: Pick<Proposal, 'id' | 'kind'>
  request: ProposalRequest
  now: Date
}

async function perform({ db, viewer, proposal, request, now }: RequestedAction): Promise<DecisionOutcome> {
  const actor = actorOf(viewer)
  const { id } = proposal
  switch (request.intent) {
    case 'approve':
      return approveProposal(db, { id, revision: request.revision, version: request.version, actor, now })
    case 'return':
    case 'reject': {
      const { intent: action, revision, comment } = request
      return closeProposal(db, { id, action, revision, comment, actor, now })
    }
    case 'take-back':
    case 'withdraw': {
      const sellers = sellersToWriteFor(viewer, proposal.kind)
      const isDone = await endProposal(db, { id, action: request.intent, sellers, actor, now })
      return isDone ? { state: 'decided', subjectId: null } : { state: 'changed' }
    }
  }
}
