import { Link, useActionData } from 'react-router'
import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { productPath, sellerPath } from '#catalog/products/card-product.ts'
import { idFrom } from '#catalog/editing/new-id.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { useForgottenDraft } from '#dashboard/records/use-drafts.ts'
import { reloadsWhenChanged } from '#dashboard/components/action-answer.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { comparedProposal, type ComparedProposal } from '#dashboard/proposals/compared-proposal.server.ts'
import { ChangedMeanwhile, ProposalComparison } from '#dashboard/proposals/comparison.tsx'
import { proposalAction } from '#dashboard/proposals/decide-proposal.server.ts'
import { DecisionPanels } from '#dashboard/proposals/decision-panels.tsx'
import {
  doneWords,
  proposalNotDone,
  type ProposalAnswer,
} from '#dashboard/proposals/proposal-actions.forms.ts'
import { newProposalDraft } from '#dashboard/proposals/new-proposal.ts'
import { ProposalPreview } from '#dashboard/proposals/proposal-preview.tsx'
import { ProposalStateDot } from '#dashboard/proposals/proposals-table.tsx'
import { ReturnedComment } from '#dashboard/proposals/returned-comment.tsx'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { nextSubmittedProposal, type ProposalStep } from '#catalog/proposals/proposals.queries.server.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Route } from './+types/proposal.page.ts'
import type { ProposalAction } from '#catalog/proposals/proposal-state.ts'
import { Moment } from '#dashboard/components/moment.tsx'

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  const title = loaderData ? `Proposal: ${loaderData.name}` : 'Proposal'
  return dashboardMeta(title, 'A proposal beside the version in the shop.')(page)
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'proposals.see')
  const view = await comparedProposal(db, viewer, params.proposalId)
  if (!view) throw notFound()
  const intent = new URL(request.url).searchParams.get('done')
  const done = doneWords(intent)
  const isSubmitted = intent === 'submit'
  const decides = done !== null && isAllowedForStaff(viewer, 'proposals.decide')
  const next = decides ? await nextSubmittedProposal(db, sellersWith(viewer, 'proposals.see')) : null
  return { ...view, done, next, isSubmitted, accountId: viewer.accountId }
}

export const action = proposalAction

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

/** A proposal beside the live record, with previews of its card and page (product: dashboard 43). */
export default function ProposalPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<ProposalAnswer>())
  const {
    proposal,
    compared,
    revised,
    form,
    choices,
    figures,
    seller,
    isOpen,
    isGone,
    meanwhile,
    may,
    done,
    next,
    isSubmitted,
    accountId,
  } = loaderData
  const { kind, subjectId, id } = proposal
  useForgottenDraft({ accountId, noun: 'proposals', itemId: id }, isSubmitted)
  useForgottenDraft({ accountId, noun: 'proposals', itemId: newProposalDraft(proposal) }, isSubmitted)
  return (
    <>
      <ProposalHeading view={loaderData} />
      <div className="banners">
        {answer && (
          <Banner tone="error" title={proposalNotDone[answer.outcome]}>
            {'fieldErrors' in answer && answer.outcome === 'not_accepted' && (
              <ul>
                {Object.entries(answer.fieldErrors).map(([field, words]) => (
                  <li key={field}>
                    {compared.find(({ name }) => name === field)?.label ?? field}: {words}
                  </li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {!answer && done !== null && (
          <Banner tone="success">
            {done} {next && <NextProposal {...next} />}
          </Banner>
        )}
        {(may.change || done === null) && <ReturnedComment proposal={proposal} />}
        {isGone && (
          <Banner tone="error">
            The product no longer belongs to this seller. Send the proposal back, or reject it.
          </Banner>
        )}
        {isOpen && <ChangedMeanwhile meanwhile={meanwhile} />}
      </div>
      <div className="work-page">
        <div className="work-side">
          <DecisionPanels key={proposal.revision} view={loaderData} answer={answer} />
          <ProposalSteps steps={proposal.steps} />
        </div>
        <div className="work-main">
          <ProposalComparison isNew={proposal.opened === null} {...{ isOpen, compared, revised }} />
          <ProposalPreview
            kind={kind}
            // The generated picture of a product depends on its id, so the preview uses the id that the
            // product will get.
            id={subjectId ?? (idFrom(textIn(form, 'name')) || id)}
            values={form}
            choices={choices}
            figures={figures}
            seller={seller}
          />
        </div>
      </div>
    </>
  )
}

/** Links staff to the next proposal. */
function NextProposal({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/dashboard/proposals/${id}`} className="underline">
      Next: {name}
    </Link>
  )
}

function ProposalHeading({ view }: { view: ComparedProposal }) {
  const { proposal, name, isInShop, recordPath } = view
  const { kind, subjectId, sellerName, state, opened } = proposal
  const kindLabel = kind === 'seller' ? 'Profile' : opened === null ? 'New product' : 'Product change'
  const path = kind === 'seller' ? sellerPath(proposal.sellerId) : productPath(subjectId ?? '')
  return (
    <>
      <BackLink to="/dashboard/proposals">Proposals</BackLink>
      <PageHeading
        title={name}
        status={<ProposalStateDot state={state} />}
        subject={{ kind: 'proposal', id: proposal.id }}
        lead={`${kindLabel} of ${sellerName}`}
        more={
          <>
            {recordPath !== null && (
              <ButtonLink to={recordPath} variant="secondary">
                Open the {kind}
              </ButtonLink>
            )}
            {isInShop && (
              <ButtonLink to={path} reloadDocument variant="secondary">
                See it in the shop
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  )
}

const stepWords: Record<ProposalAction, string> = {
  save: 'Stored',
  submit: 'Submitted',
  'take-back': 'Moved back to draft',
  withdraw: 'Withdrawn',
  approve: 'Approved',
  return: 'Sent back',
  reject: 'Rejected',
}

function ProposalSteps({ steps }: { steps: readonly ProposalStep[] }) {
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className="work-title">Timeline</h2>
      <ol className="grid gap-3.5 [&>li]:border-s-2 [&>li]:border-line-strong [&>li]:ps-3.5">
        {steps.map(({ action, by, at, comment }) => (
          <li key={at.toISOString() + action}>
            <p>
              <strong>{stepWords[action]}</strong>
              {by !== null && ` by ${by}`}
            </p>
            <p className="text-xs text-ink-soft">
              <Moment at={at} />
            </p>
            {comment !== '' && <p className="whitespace-pre-line text-ink-soft">{comment}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
