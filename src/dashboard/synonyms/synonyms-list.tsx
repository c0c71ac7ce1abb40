import type { SynonymGroup } from '#catalog/search/synonyms.queries.server.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { FieldErrors } from '#lib/field-errors.ts'
import { TextArea } from '#ui/forms/field.tsx'

interface SynonymsAnswer {
  values: Record<string, string>
  fieldErrors: FieldErrors
}

const hint = 'Separate them with commas, like: time tracking, timesheet, time sheets'

interface AddSynonymsProps {
  answer: SynonymsAnswer | undefined
  /** Terms from the query string that prefill the form. */
  suggested: string | undefined
}

export function AddSynonyms({ answer, suggested }: AddSynonymsProps) {
  const ownAnswer = answer?.values['intent'] === 'add' ? answer : undefined
  return (
    <div className="mb-4 max-w-160">
      <ActionPanel
        label="Add synonyms…"
        variant="primary"
        isOpen={ownAnswer !== undefined || suggested !== undefined}
        question="Words that mean the same:"
      >
        <TextArea
          label="Terms"
          name="terms"
          rows={2}
          required
          hint={hint}
          defaultValue={ownAnswer?.values['terms'] ?? suggested}
          error={ownAnswer?.fieldErrors['terms']}
        />
        <SubmitButton intent="add" variant="primary">
          Add them
        </SubmitButton>
      </ActionPanel>
    </div>
  )
}

interface SynonymsListProps {
  groups: readonly SynonymGroup[]
  answer: SynonymsAnswer | undefined
}

export function SynonymsList({ groups, answer }: SynonymsListProps) {
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

function GroupActions({
  group: { id, first, text },
  answer,
}: { group: SynonymGroup } & Pick<SynonymsListProps, 'answer'>) {
  const isMine = answer?.values['intent'] === 'change' && answer.values['of'] === String(id)
  const ownAnswer = isMine ? answer : undefined
  return (
    <>
      <ActionPanel
        label="Change…"
        variant="quiet"
        isOpen={isMine}
        question={`Change the group of “${first}”:`}
      >
        <input type="hidden" name="seen" value={text} />
        <TextArea
          label="Terms"
          name="terms"
          id={`terms-${id}`}
          rows={3}
          required
          hint={hint}
          defaultValue={ownAnswer?.values['terms'] ?? text}
          error={ownAnswer?.fieldErrors['terms']}
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
