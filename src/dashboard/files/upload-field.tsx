import { useRef, useState } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { fileIdOfPicture, smallPicture } from '#files/picture-address.ts'
import { Field, TextField } from '#ui/forms/field.tsx'

export interface RecordFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
}

interface UploadFieldProps extends RecordFieldProps {
  required: boolean | undefined
  target: UploadTarget
}

/**
 * A form field for the address of one file. An upload replaces the value and fires an input event. A field
 * for a picture shows the picture. Without JavaScript, people paste an address from the files page.
 */
export function UploadField({ target, ...field }: UploadFieldProps) {
  const [value, setValue] = useState(field.defaultValue)
  const frame = useRef<HTMLDivElement>(null)
  const isPlain = !useHydrated() || target.kind !== 'picture'

  function change(address: string): void {
    const control = frame.current?.querySelector<HTMLInputElement>(`#${field.id}`)
    if (!control) return
    control.value = address
    setValue(address)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={frame} className="grid gap-3 form-wide">
      {isPlain ? (
        <TextField
          {...field}
          autoComplete="off"
          onInput={({ currentTarget }) => setValue(currentTarget.value)}
        />
      ) : (
        <Field {...field}>
          {() => <input type="hidden" id={field.id} name={field.name} defaultValue={value} />}
        </Field>
      )}
      {(isPlain ? fileIdOfPicture(value) !== null : value !== '') && (
        <div className="flex flex-wrap gap-3">
          <img
            src={smallPicture(value)}
            alt={`${field.label}, uploaded`}
            width="80"
            height="60"
            className="aspect-[4/3] rounded-md object-cover"
          />
          <button type="button" className="link noscript:hidden" onClick={() => change('')}>
            Remove
          </button>
        </div>
      )}
      <div className="noscript:hidden">
        <UploadZone target={target} onStored={({ address }) => change(address)} />
      </div>
    </div>
  )
}
