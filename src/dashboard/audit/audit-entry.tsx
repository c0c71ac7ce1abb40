import { Link } from 'react-router'
import type { AuditRow } from '#dashboard/audit/audit-list.server.ts'
import type { AuditedField } from '#dashboard/audit/audit-fields.ts'

/** An entry as a sentence. The entries of an import or bulk change are collapsed below it. */
export function AuditEntryText({ row }: { row: AuditRow }) {
  const { subject, details, parts } = row
  // Later steps of a proposal can also use these verbs, but their fields have former values.
  const isNew =
    /^(created|drafted|submitted)/.test(row.verb) && details.every(({ before }) => before === null)
  return (
    <div className="grid gap-1 wrap-anywhere md:min-w-64">
      <p>
        <SentenceOf row={row} isBeginning />
      </p>
      {!subject.kind.endsWith('-group') && <ChangedFields changes={details} isNew={isNew} />}
      {parts.length > 0 && <Parts row={row} />}
    </div>
  )
}

/**
 * The sentence of an entry without its author, such as `changed price of` *Forecast Workbench* `from $49.00 to
 * $59.00`. The subject is a link if it has a page.
 */
export function SentenceOf({ row, isBeginning = false }: { row: AuditRow; isBeginning?: boolean }) {
  const { verb, rest, subject, proposedBy } = row
  return (
    <>
      {isBeginning ? verb.charAt(0).toUpperCase() + verb.slice(1) : verb}{' '}
      {subject.path === null ? (
        <b>{subject.name}</b>
      ) : (
        <Link to={subject.path} className="link">
          {subject.name}
        </Link>
      )}
      {rest}
      {proposedBy !== null && <span className="block text-xs text-ink-soft">Proposed by {proposedBy}</span>}
    </>
  )
}

function Parts({ row: { id, parts, subject } }: { row: AuditRow }) {
  const all = Number(subject.id) || parts.length
  return (
    <details>
      <summary className="inline-flex min-h-9 items-center text-ink-soft underline">Show the records</summary>
      <ul className="grid gap-1 pb-2">
        {parts.map((part) => (
          <li key={part.id}>
            <SentenceOf row={part} isBeginning />
          </li>
        ))}
      </ul>
      <Link to={`/dashboard/audit?group=${id}`} className="link">
        {all > parts.length ? `All ${all.toLocaleString('en-US')} with details` : 'With details'}
      </Link>
    </details>
  )
}

/** The number of fields that are always visible. With more of them, one entry would fill the screen. */
const shownAtOnce = 3

/**
 * Shows the changed fields with their old and new values. All but the first few are collapsed. For a new
 * record, all fields are collapsed and empty fields are omitted.
 */
function ChangedFields({ changes, isNew }: { changes: readonly AuditedField[]; isNew: boolean }) {
  const shown = changes.filter(({ before, after }) => before !== null || !isEmpty(after))
  if (shown.length === 0) return null
  if (!isNew && shown.length <= shownAtOnce + 1) return <FieldList fields={shown} />
  const first = isNew ? [] : shown.slice(0, shownAtOnce)
  return (
    <>
      {first.length > 0 && <FieldList fields={first} />}
      <details>
        <summary className="inline-flex min-h-9 items-center text-ink-soft underline">
          {shown.length - first.length}{' '}
          {first.length > 0 ? 'more fields' : shown.length === 1 ? 'field' : 'fields'}
        </summary>
        <FieldList fields={shown.slice(first.length)} />
      </details>
    </>
  )
}

function isEmpty(after: string | null): boolean {
  return after === null || after === 'nothing' || after === 'No'
}

function FieldList({ fields }: { fields: readonly AuditedField[] }) {
  return (
    <dl className="grid gap-1 py-1.5 md:min-w-80">
      {fields.map(({ name, label, before, after }) => (
        <div
          key={name}
          className="grid grid-cols-1 items-baseline md:grid-cols-[8rem_minmax(0,1fr)] md:gap-3"
        >
          <dt className="text-xs/[1.6] wrap-anywhere text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">
            {before !== null && <del className="text-ink-soft">{before}</del>}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && <ins className="no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
