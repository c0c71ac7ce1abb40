import { redirect, useLocation } from 'react-router'
import { addSynonyms, changeSynonyms } from '#catalog/search/edit-synonyms.commands.server.ts'
import { synonymsForm } from '#catalog/search/synonyms.forms.ts'
import { countSynonyms, listSynonyms, type SynonymGroup } from '#catalog/search/synonyms.queries.server.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import {
  answeredFields,
  rejectedAnswer,
  reloadsWhenChanged,
  type ActionAnswer,
} from '#dashboard/components/action-answer.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { searchField } from '#dashboard/lists/list-filter-fields.ts'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { fieldErrorsOf } from '#lib/field-errors.ts'
import { termOf } from '#lib/search-terms.ts'
import type { Route } from './+types/synonyms.page.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { TextArea } from '#ui/forms/field.tsx'

const path = '/dashboard/products/synonyms'

export const meta = dashboardMeta('Synonyms', 'Terms that the search treats as synonyms.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, parameters } = await openPage({ request, context }, 'catalogue.edit')
  const window = listWindow(parameters)
  const term = termOf(parameters)
  const [rows, count] = await Promise.all([listSynonyms(db, term, window), countSynonyms(db, term)])
  return { ...listPage(request, window, { rows, count }), suggested: parameters.get('terms') ?? undefined }
}

/** Adds, changes or removes a group of synonyms (product: dashboard 33). */
export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'catalogue.edit')
  const values = await formTexts(request)
  const parsed = synonymsForm.safeParse(values)
  const { intent = '' } = values
  if (!parsed.success) return rejectedAnswer('invalid', intent, values, fieldErrorsOf(parsed.error))
  const change = { actor: actorOf(viewer), now }
  const form = parsed.data
  if (form.intent === 'add') await addSynonyms(db, { ...change, terms: form.terms })
  else {
    const terms = form.intent === 'change' ? form.terms : null
    const changed = await changeSynonyms(db, { ...change, id: Number(form.of), seen: form.seen, terms })
    if (!changed.ok) return rejectedAnswer('changed', intent, values)
  }
  const listed = new URL(request.url).searchParams
  listed.delete('terms')
  listed.set('done', form.intent)
  return redirect(`${path}?${listed}`)
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

const done = {
  add: 'Added. The next search uses them.',
  change: 'Changed. The next search uses them.',
  remove: 'Removed.',
}

/** Edits groups of terms that have the same meaning for the search. */
export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { rows, suggested, ...list } = loaderData
  const answer = useCurrentAnswer(actionData)
  return (
    <>
      <BackLink to="/dashboard/products">Products</BackLink>
      <PageHeading
        title="Synonyms"
        lead="Words customers use for the same thing. A search for one also finds the others."
      />
      <Outcome
        done={done}
        problem={
          answer?.outcome === 'changed' &&
          'Not saved: someone else changed or removed these terms. Here they are now.'
        }
      />
      <AddSynonyms key={search} answer={answer} suggested={suggested} />
      <FilteredList
        fields={[searchField('Part of a term')]}
        list={list}
        one="group"
        many="groups"
        noMatch="No terms here."
      >
        <SynonymsList groups={rows} answer={answer} />
      </FilteredList>
    </>
  )
}

const hint = 'Separate them with commas, like: time tracking, timesheet, time sheets'

interface AnswerProps {
  answer: ActionAnswer<string> | undefined
}

/** The form that adds a group. `suggested` are terms from the query string that prefill it. */
function AddSynonyms({ answer, suggested }: AnswerProps & { suggested: string | undefined }) {
  const fields = answeredFields('add', answer)
  const { defaultValue = suggested, ...terms } = fields.of('terms')
  return (
    <div className="mb-4 max-w-160">
      <ActionPanel
        label="Add synonyms…"
        variant="primary"
        isOpen={fields.isOpen || suggested !== undefined}
        question="Words that mean the same:"
      >
        <TextArea label="Terms" rows={2} required hint={hint} defaultValue={defaultValue} {...terms} />
        <SubmitButton intent="add" variant="primary">
          Add them
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}

function SynonymsList({ groups, answer }: AnswerProps & { groups: readonly SynonymGroup[] }) {
  if (groups.length === 0) {
    return <p className="data-table-empty p-6 text-ink-soft">No terms here.</p>
  }
  return (
    <ul className="synonyms divided" aria-label="Synonyms">
      {groups.map((group) => (
        // The key contains the terms, so that a changed group is remounted with a closed form.
        <li
          key={`${group.id} ${group.text}`}
          className="flex flex-wrap items-center px-3 py-1 [&>[open]]:order-1 [&>[open]]:basis-full [&>[open]]:py-2"
        >
          <p className="min-w-0 flex-[1_1_14rem] max-[40rem]:basis-full">{group.text}</p>
          <GroupActions group={group} answer={answer} />
        </li>
      ))}
    </ul>
  )
}

function GroupActions({ group: { id, first, text }, answer }: AnswerProps & { group: SynonymGroup }) {
  const fields = answeredFields('change', answer, String(id))
  const { defaultValue = text, ...terms } = fields.of('terms')
  return (
    <>
      <ActionPanel
        label="Change…"
        variant="quiet"
        isOpen={fields.isOpen}
        question={`Change the group of “${first}”:`}
      >
        <input type="hidden" name="seen" value={text} />
        <TextArea
          label="Terms"
          id={`terms-${id}`}
          rows={3}
          required
          hint={hint}
          defaultValue={defaultValue}
          {...terms}
        />
        <SubmitButton intent="change" of={String(id)}>
          Save the terms
        </SubmitButton>
      </ActionPanel>
      <ActionPanel
        label="Remove…"
        variant="quiet"
        question={`Remove the group of “${first}”? A search for one of its terms no longer finds the others.`}
      >
        <input type="hidden" name="seen" value={text} />
        <SubmitButton intent="remove" of={String(id)} variant="danger">
          Yes, remove it
        </SubmitButton>
      </ActionPanel>
    </>
  )
}
