import { useRef, useState } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { fileIdOfPicture, smallPicture } from '#files/picture-address.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface UploadFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
  required: boolean | undefined
  target: UploadTarget
  /** Several addresses, one per line. */
  isList: boolean
}

/**
 * A form field with file addresses: one per line, or a single one. Uploads append to it, or replace it, and fire
 * an input event. Without scripts, addresses are copied from the files page.
 */
export function UploadField({ target, isList, ...field }: UploadFieldProps) {
  const [value, setValue] = useState(field.defaultValue)
  const frame = useRef<HTMLDivElement>(null)
  const isPictures = target.kind === 'picture'

  function change(make: (addresses: string[]) => string[]): void {
    const control = frame.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${field.id}`)
    if (!control) return
    control.value = make(linesOf(control.value)).join('\n')
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const shared = {
    ...field,
    onInput: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  }
  return (
    <div ref={frame} className="upload-field form-wide">
      {isList ? <TextArea {...shared} rows={3} /> : <TextField {...shared} autoComplete="off" />}
      {isPictures && (
        <StoredPictures
          addresses={linesOf(value)}
          onTakeOut={(address) => change((all) => all.filter((each) => each !== address))}
        />
      )}
      <div className="with-script">
        <UploadZone
          target={target}
          onStored={({ address }) => change((all) => (isList ? [...new Set([...all, address])] : [address]))}
        />
      </div>
    </div>
  )
}

interface StoredPicturesProps {
  addresses: readonly string[]
  onTakeOut(address: string): void
}

function StoredPictures({ addresses, onTakeOut }: StoredPicturesProps) {
  const stored = addresses.filter((address) => fileIdOfPicture(address) !== null)
  if (stored.length === 0) return null
  return (
    <ul className="upload-pictures">
      {stored.map((address, index) => (
        <li key={address}>
          <img
            src={smallPicture(address)}
            alt={`Uploaded ${index + 1}`}
            width="80"
            height="60"
            loading="lazy"
          />
          <button type="button" className="link with-script" onClick={() => onTakeOut(address)}>
            Remove<VisuallyHidden> picture {index + 1}</VisuallyHidden>
          </button>
        </li>
      ))}
    </ul>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
