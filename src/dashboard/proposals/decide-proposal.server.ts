import { data, redirect } from 'react-router'
import {
  approveProposal,
  closeProposal,
  type DecisionOutcome,
} from '#catalog/proposals/decide-proposals.commands.server.ts'
import { endProposal } from '#catalog/proposals/end-proposals.commands.server.ts'
import type { Proposal } from '#catalog/proposals/proposals.queries.server.ts'
import type { ProposalRequest, ProposalAnswer } from '#dashboard/proposals/proposal-actions.forms.ts'
import { sellersToWriteFor } from '#dashboard/proposals/proposal-scope.server.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

interface RequestedAction {
  db: Database
  viewer: Viewer
  proposal: Pick<Proposal, 'id' | 'kind'>
  request: ProposalRequest
  values: Record<string, string>
  now: Date
}

/** Performs the action and redirects to the proposal, or returns why the action failed. */
export async function actOnProposal(requested: RequestedAction) {
  const { proposal, request, values } = requested
  const outcome = await perform(requested)
  const answer = (state: Exclude<ProposalAnswer['outcome'], 'unreachable'>, fieldErrors = {}, status = 409) =>
    data<ProposalAnswer>({ outcome: state, intent: request.intent, fieldErrors, values }, { status })
  switch (outcome.state) {
    case 'decided':
      return redirect(`/dashboard/proposals/${proposal.id}?done=${request.intent}`)
    case 'missing':
      throw notFound()
    case 'invalid':
      return answer('not_accepted', outcome.fieldErrors, 422)
    case 'own':
    case 'changed':
    case 'record_changed':
      return answer(outcome.state)
  }
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
