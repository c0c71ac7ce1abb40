import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { readFormValues } from '#catalog/editing/fields/submitted-fields.ts'
import type { FieldSection } from '#catalog/field.ts'
import type { DraftPlace } from '#catalog/editing/drafts/drafts.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import { isSameValue, textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { ConflictTable } from '#dashboard/records/conflict-table.tsx'
import type { FormAnswer, FieldChange } from '#dashboard/records/form-answer.forms.ts'
import { FormSections } from '#dashboard/records/form-sections.tsx'
import { SectionList } from '#dashboard/records/section-list.tsx'
import { nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { useDraftSaving, type DraftState } from '#dashboard/records/use-drafts.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { Button } from '#ui/forms/button.tsx'
import { Banner } from '#ui/forms/banner.tsx'

interface RecordEditorProps {
  noun: CatalogNoun
  record: Pick<EditedRecord, 'id' | 'name'> | null
  choices: RecordChoices
  accountId: string
  mayEdit: boolean
  start: Pick<FormAnswer, 'values' | 'opened' | 'version'>
  answer: FormAnswer | undefined
  /** Set in the form of a seller's proposal, which has different drafts and buttons. */
  proposal?: {
    id: string
    sellerId: string
    sections: readonly FieldSection[]
    buttons: ReactNode
    /** The reply to staff. In the save bar it would fill the screen of a phone. */
    reply: ReactNode
  }
}

/** The form of a record. Its inputs are uncontrolled; the page reads the values from the form. */
export function RecordEditor({
  noun,
  record,
  choices,
  accountId,
  mayEdit,
  start,
  answer,
  proposal,
}: RecordEditorProps) {
  const place = proposal
    ? { accountId, noun: 'proposals', itemId: proposal.id }
    : { accountId, noun, itemId: record?.id ?? 'new' }
  const { one } = nounWords[noun]
  const sections = proposal?.sections ?? nounWords[noun].sections
  const { form, values, drafts, follow } = useRecordForm({ place, start, sections, mayEdit })
  const [isUploading, setIsUploading] = useState(false)

  const fieldErrors = errorsOfUnchanged(answer?.fieldErrors ?? {}, start.values, values)

  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:items-start lg:gap-6">
      <SectionList sections={sections} values={values} saved={start.opened} fieldErrors={fieldErrors} />
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset={false}
        onInput={follow}
        onClick={() => setIsUploading(false)}
        onSubmit={(event) => {
          if (event.currentTarget.querySelector(unfinishedUpload)) {
            event.preventDefault()
            setIsUploading(true)
          } else drafts.stop()
        }}
        className="grid min-w-0 grid-cols-1 gap-4"
      >
        {/* This must be the first submit button, so that Enter in a field saves. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
          Save
        </button>
        <input type="hidden" name="version" value={start.version ?? ''} />
        <input type="hidden" name="opened" value={JSON.stringify(start.opened)} />
        {answer?.state === 'conflict' && (
          <ConflictTable sections={sections} conflicts={answer.conflicts} savedBy={answer.savedBy} />
        )}
        {answer?.state === 'confirm' && (
          <ConfirmChanges name={record?.name ?? `this ${one}`} isNew={!record} changes={answer.changes} />
        )}
        <fieldset disabled={!mayEdit} className="grid min-w-0 grid-cols-1 gap-4">
          <FormSections
            sections={sections}
            values={start.values}
            choices={choices}
            fieldErrors={fieldErrors}
            sellerId={proposal?.sellerId ?? (textIn(start.values, 'sellerId') || null)}
            onChange={() => {
              setIsUploading(false)
              follow()
            }}
          />
        </fieldset>
        {proposal?.reply && <div className="form-section">{proposal.reply}</div>}
        {mayEdit && (
          <SaveBar buttons={proposal?.buttons} note={isUploading ? uploadsFirst : draftWords[drafts.state]} />
        )}
      </Form>
    </div>
  )
}

interface RecordFormOptions extends Pick<RecordEditorProps, 'start' | 'mayEdit'> {
  place: DraftPlace
  sections: readonly FieldSection[]
}

/** Reads the current form values after each change and saves them as a draft. */
function useRecordForm({ place, start, sections, mayEdit }: RecordFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<FormValues>(start.values)
  const drafts = useDraftSaving(place, start)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(asksForAttention)?.focus()
  }, [])
  useEffect(() => {
    const sent = form.current
    sent?.addEventListener('submit', leaveNewTabToBrowser)
    return () => sent?.removeEventListener('submit', leaveNewTabToBrowser)
  }, [])

  function follow(): void {
    if (!form.current || !mayEdit) return
    const now = readFormValues(new FormData(form.current), sections)
    setValues(now)
    drafts.keep(now)
  }

  return { form, values, drafts, follow }
}

/** Leaves forms that open a new tab to the browser, because React Router would use the current tab. */
function leaveNewTabToBrowser(event: SubmitEvent): void {
  if (event.submitter?.getAttribute('formtarget') === '_blank') event.stopPropagation()
}

/** The bar with the save button. A proposal passes other buttons. */
function SaveBar({ buttons, note }: { buttons: ReactNode; note: string }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="record-save sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-3">
      {buttons ?? (
        <Button type="submit" name="intent" value="save" busy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      )}
      <Button type="submit" name="intent" value="preview" variant="secondary" formTarget="_blank">
        Preview
        <span className="sr-only"> in a new tab</span>
      </Button>
      <output className="text-xs text-ink-soft">{note}</output>
    </div>
  )
}

/** Omits errors of fields edited since. Errors in rows start with the field's name. */
function errorsOfUnchanged(errors: FieldErrors, sent: FormValues, values: FormValues): FieldErrors {
  const unchanged = Object.entries(errors).filter(([path]) => {
    const [name = ''] = path.split('.')
    return isSameValue(sent[name], values[name])
  })
  return Object.fromEntries(unchanged)
}

/** Matches an unfinished upload. The form would be submitted without its file. */
const unfinishedUpload = '.upload-item:is([data-state="waiting"], [data-state="sending"])'
const uploadsFirst = 'Files are still uploading. Wait until they’re done, or cancel them.'

/** Matches fields with an error, a conflict or a confirmation. The first of them gets the focus. */
const asksForAttention = '[aria-invalid="true"], .conflict-table input, [value="save-confirmed"]'

const draftWords: Readonly<Record<DraftState, string>> = {
  none: '',
  storing: 'Storing your draft…',
  stored: 'Draft stored. Not in the shop yet.',
  browser: 'Draft saved in this browser only. We’ll send it when you’re back online.',
}

/** Asks for confirmation of changes of money or visibility, with both values (product: dashboard 55). */
function ConfirmChanges({
  name,
  isNew,
  changes,
}: {
  name: string
  isNew: boolean
  changes: readonly FieldChange[]
}) {
  return (
    <Banner title={`${isNew ? 'Put' : 'Change'} ${name} in the shop?`}>
      <ul className="mt-1 mb-3">
        {changes.map(({ label, from, to }) => (
          <li key={label}>
            {label}: {from === '' ? '' : `${from} → `}
            <strong>{to === '' ? 'none' : to}</strong>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="save-confirmed">
        Yes, save {name}
      </Button>
    </Banner>
  )
}
