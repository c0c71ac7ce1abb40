import { useRef, useState } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { fileIdOfPicture, smallPicture } from '#files/picture-address.ts'
import { TextField } from '#ui/forms/field.tsx'

interface UploadFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
  required: boolean | undefined
  target: UploadTarget
}

/**
 * A form field with the address of one file. An upload replaces it and fires an input event. Without scripts, the
 * address is copied from the files page.
 */
export function UploadField({ target, ...field }: UploadFieldProps) {
  const [value, setValue] = useState(field.defaultValue)
  const frame = useRef<HTMLDivElement>(null)

  function change(address: string): void {
    const control = frame.current?.querySelector<HTMLInputElement>(`#${field.id}`)
    if (!control) return
    control.value = address
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={frame} className="upload-field form-wide">
      <TextField
        {...field}
        autoComplete="off"
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {fileIdOfPicture(value) !== null && (
        <div className="upload-pictures">
          <img src={smallPicture(value)} alt={`${field.label}, uploaded`} width="80" height="60" />
          <button type="button" className="link with-script" onClick={() => change('')}>
            Remove
          </button>
        </div>
      )}
      <div className="with-script">
        <UploadZone target={target} onStored={({ address }) => change(address)} />
      </div>
    </div>
  )
}
