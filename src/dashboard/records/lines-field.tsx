import type { KeyboardEvent } from 'react'
import { movedLine, useLines } from '#dashboard/records/use-lines.ts'
import type { RecordFieldProps } from '#dashboard/files/upload-field.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { ChevronDownIcon, CloseIcon } from '#ui/icons/icons-interface.tsx'

export interface LinesFieldProps extends RecordFieldProps {
  onChange: () => void
}

/** A field for entries of about a sentence. Without JavaScript it is a text box with one per line. */
export function LinesField({ name, defaultValue, onChange, ...frame }: LinesFieldProps) {
  const { isPlain, lines, setLines, frame: fieldset } = useLines(defaultValue, onChange)
  const { id, label, hint, error } = frame
  if (isPlain) {
    return <TextArea {...frame} {...{ name, defaultValue }} rows={5} className="form-wide" />
  }
  const shown = lines.length === 0 ? [''] : lines
  const focus = (index: number) => {
    requestAnimationFrame(() => fieldset.current?.querySelectorAll<HTMLElement>('.control')[index]?.focus())
  }

  function add(index: number): void {
    setLines(shown.toSpliced(index, 0, ''))
    focus(index)
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(index + 1)
  }

  return (
    <fieldset ref={fieldset} className="lines-field form-wide grid justify-items-start gap-2">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">Press Enter for the next one.</p>}
      <input type="hidden" name={name} value={lines.join('\n')} />
      <ol className="grid w-full gap-1.5">
        {shown.map((line, index) => (
          <li key={index} className="flex gap-1">
            <input
              id={index === 0 ? id : undefined}
              className="control min-w-0 flex-1"
              aria-label={`${label} ${index + 1}`}
              aria-invalid={error && index === 0 ? true : undefined}
              value={line}
              onChange={({ currentTarget }) => setLines(shown.with(index, currentTarget.value))}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            {lines.length > 0 && (
              <>
                <Button
                  type="button"
                  variant="quiet"
                  title="Move up"
                  aria-disabled={index === 0 || undefined}
                  onClick={() => setLines(movedLine(shown, index, index - 1))}
                >
                  <ChevronDownIcon className="size-5 rotate-180" />
                  <span className="sr-only">Move up entry {index + 1}</span>
                </Button>
                <Button
                  type="button"
                  variant="quiet"
                  title="Remove"
                  onClick={() => setLines(shown.toSpliced(index, 1))}
                >
                  <CloseIcon className="size-5" />
                  <span className="sr-only">Remove entry {index + 1}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
      {error && <p className="field-error">{error}</p>}
      <Button type="button" variant="secondary" onClick={() => add(shown.length)}>
        Add an entry
      </Button>
    </fieldset>
  )
}
