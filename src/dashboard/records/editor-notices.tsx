import { useEffect } from 'react'
import { shortMoment } from '#dashboard/components/short-day.ts'
import { isUnreachable, noAnswerSentence } from '#dashboard/components/unreachable.ts'
import { Form, useActionData, useSearchParams } from 'react-router'
import type { Draft, OtherEditor } from '#catalog/editing/drafts/drafts.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import type { FormAnswer } from '#dashboard/records/form-answer.forms.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface EditorNoticesProps {
  /** The kind of record under which the form's drafts are stored. */
  noun: string
  record: Pick<EditedRecord, 'id' | 'name' | 'archivedAt' | 'suspendedAt'> | null
  /** Whether the record is visible in the shop. If so, the shop shows changes as soon as they are saved. */
  isShown?: boolean
  others: readonly OtherEditor[]
  answer: FormAnswer | undefined
  restored: Pick<Draft, 'updatedAt'> | null
  /** Deletes the form's draft from this browser. */
  discard: () => void
}

/** Messages above the form about the record and its state. */
export function EditorNotices({
  noun,
  record,
  others,
  answer,
  restored,
  discard,
  isShown = false,
}: EditorNoticesProps) {
  const [parameters] = useSearchParams()
  const isAway = isUnreachable(useActionData()) || answer?.state === 'away'
  const isQuiet = answer === undefined && restored === null
  useEffect(forgetOutcome)
  return (
    <div className="editor-notices">
      {record?.archivedAt && (
        <Banner title={`${record.name} has been archived since ${minute(record.archivedAt)}.`}>
          Customers can’t see it.
        </Banner>
      )}
      {record?.suspendedAt && (
        <Banner
          title={`${noun === 'sellers' ? record.name : `The seller of ${record.name}`} is suspended since ${minute(record.suspendedAt)}.`}
        >
          {noun === 'sellers'
            ? 'Customers can’t see the seller or its products.'
            : 'It comes back when the seller is reinstated.'}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner
          title={`${others.map(({ name }) => name).join(', ')} ${others.length === 1 ? 'is' : 'are'} editing this too.`}
        >
          {others.map(({ name, updatedAt }) => `${name} last typed at ${minute(updatedAt)}.`).join(' ')} If
          you both save, you’ll see each other’s changes.
        </Banner>
      )}
      {isQuiet && <Done parameters={parameters} isShown={isShown} noun={noun} />}
      {restored && (
        <Banner title={`Restored what you typed until ${minute(restored.updatedAt)}. It’s not saved yet.`}>
          <Form method="post" onSubmit={discard}>
            <button type="submit" name="intent" value="discard" className="link min-h-11">
              Discard it
            </button>
          </Form>
        </Banner>
      )}
      {answer?.state === 'invalid' && (
        <Banner tone="error" title="Not saved yet.">
          {Object.keys(answer.fieldErrors).length === 1
            ? 'One field needs a change. See the note beside it.'
            : 'Some fields need a change. See the note beside each.'}
        </Banner>
      )}
      {isAway && <Banner tone="error">{noAnswerSentence}</Banner>}
    </div>
  )
}

const outcomes = ['saved', 'archived', 'restored', 'discarded']

/** Removes the result from the query string, so that a reload does not show it again. */
function forgetOutcome(): void {
  const address = new URL(window.location.href)
  for (const name of outcomes) address.searchParams.delete(name)
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

interface DoneProps extends Required<Pick<EditorNoticesProps, 'isShown' | 'noun'>> {
  parameters: URLSearchParams
}

function Done({ parameters, isShown, noun }: DoneProps) {
  if (parameters.has('saved')) {
    return isShown ? (
      <Banner tone="success" title="Saved. The shop shows it within a second." />
    ) : (
      <Banner tone="success" title="Saved. It’s hidden: customers can’t see it yet.">
        {noun === 'sellers' && 'The shop shows a seller once it has a description or a product.'}
      </Banner>
    )
  }
  if (parameters.has('archived')) return <Banner tone="success" title="Archived." />
  if (parameters.has('restored')) return <Banner tone="success" title="Restored." />
  return parameters.has('discarded') ? <Banner tone="success" title="What was typed is discarded." /> : null
}

/** Formats a time as elsewhere in the dashboard: `Nov 22, 2026, 08:14 UTC`. */
function minute(iso: string): string {
  return `${shortMoment(iso)} UTC`
}
