import { fieldsIn, fieldWords } from '#catalog/editing/fields/submitted-fields.ts'
import type { FieldSection } from '#catalog/field.ts'
import type { FieldConflict } from '#catalog/editing/fields/form-values.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import type { FormAnswer } from '#dashboard/records/form-answer.forms.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface ConflictTableProps {
  sections: readonly FieldSection[]
  conflicts: readonly FieldConflict[]
  /** The person who saved the other values, and when; `null` if unknown. */
  savedBy: FormAnswer['savedBy']
}

/** Changes that someone else saved meanwhile, beside the user's values (product: dashboard 25). */
export function ConflictTable({ sections, conflicts, savedBy }: ConflictTableProps) {
  const who = savedBy
    ? `${savedBy.name} saved this at ${savedBy.at.slice(11, 16)} UTC`
    : 'someone else, or you in another tab, saved this'
  const fields = fieldsIn(sections)
  return (
    <Banner tone="error" title={`Not saved: ${who} while you were typing.`}>
      <p>
        Your text is safe. We added their changes below. Where you both changed a field, the form has yours;
        take theirs here if you prefer, then save.
      </p>
      <div className="data-table-scroll conflict-table mt-3">
        <table className="data-table">
          <caption className="sr-only">Changed since</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {conflicts.map(({ name, theirs, yours, isMerged }) => {
              const field = fields.find((known) => known.name === name)
              if (!field) return null
              return (
                <tr key={name}>
                  <th scope="row">{field.label}</th>
                  <td className="max-w-72 min-w-[min(9rem,25vw)] wrap-anywhere whitespace-pre-line">
                    <span className="block">{fieldWords(field, theirs)}</span>
                    {isMerged ? (
                      <span className="block text-xs text-ink-soft">Kept when you save</span>
                    ) : (
                      <CheckBox
                        name="use-theirs"
                        value={name}
                        label={
                          <>
                            Take theirs<span className="sr-only"> for {field.label}</span>
                          </>
                        }
                      />
                    )}
                  </td>
                  <td className="max-w-72 min-w-[min(9rem,25vw)] wrap-anywhere whitespace-pre-line">
                    {fieldWords(field, yours)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Banner>
  )
}
