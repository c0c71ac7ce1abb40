import { useId, useState, type KeyboardEvent } from 'react'
import { useLines } from '#dashboard/records/use-lines.ts'
import type { LinesFieldProps } from '#dashboard/records/lines-field.tsx'
import { Field, TextArea } from '#ui/forms/field.tsx'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

/** A field for short entries such as tags, added by Enter or comma. Without JavaScript, one per line. */
export function ChipsField({ name, defaultValue, onChange, ...frame }: LinesFieldProps) {
  const { isPlain, lines, setLines } = useLines(defaultValue, onChange)
  const [text, setText] = useState('')
  const list = useId()
  if (isPlain) {
    return <TextArea {...frame} {...{ name, defaultValue }} rows={3} className="form-wide" />
  }

  function add(input: string): void {
    const entries = input.split(',').flatMap((entry) => entry.trim() || [])
    if (entries.length > 0) setLines([...new Set([...lines, ...entries])])
    setText('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' || event.key === ',') {
      // If the input is empty, Enter saves the form, as in every other field.
      if (event.key === 'Enter' && text.trim() === '') return
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '') {
      setLines(lines.slice(0, -1))
    }
  }

  return (
    <Field
      {...frame}
      hint="Press Enter or a comma to add one. A card shows the first two."
      className="form-wide"
    >
      {(control) => (
        <div className="flex flex-wrap gap-1.5 rounded-md border border-line-strong bg-surface-raised p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
          <input type="hidden" name={name} value={lines.join('\n')} />
          <ul id={list} className="contents">
            {lines.map((line) => (
              <li key={line} className="inline-flex items-center gap-1 rounded-full bg-sunken ps-2.5 pe-1">
                {line}
                <button
                  type="button"
                  className="grid size-6 place-items-center rounded-full"
                  aria-label={`Remove ${line}`}
                  onClick={() => setLines(lines.filter((each) => each !== line))}
                >
                  <CloseIcon className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
          <input
            {...control}
            className="min-h-7 min-w-0 flex-[1_1_5rem] px-1.5 outline-none"
            value={text}
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(text)}
          />
        </div>
      )}
    </Field>
  )
}
