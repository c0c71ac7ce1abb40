import { useRef, useState } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { fileIdOfPicture } from '#files/picture-address.ts'
import { TextArea } from '#ui/field.tsx'

interface UploadFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
  required?: boolean
  target: UploadTarget
}

/**
 * A field of a form whose value is the addresses of stored files, one a line. Uploads add theirs, and the form around it
 * hears of it as of typing. Without scripts the addresses are copied from the page of files.
 */
export function UploadField({ target, ...field }: UploadFieldProps) {
  const [value, setValue] = useState(field.defaultValue)
  const area = useRef<HTMLTextAreaElement>(null)

  function set(text: string): void {
    if (!area.current) return
    area.current.value = text
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const linesNow = () => linesOf(area.current?.value ?? '')

  return (
    <div className="upload-field form-wide">
      <TextArea
        {...field}
        ref={area}
        rows={3}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {target.kind === 'picture' && (
        <Pictures
          addresses={linesOf(value)}
          onTakeOut={(address) =>
            set(
              linesNow()
                .filter((line) => line !== address)
                .join('\n'),
            )
          }
        />
      )}
      <div className="with-script">
        <UploadZone
          target={target}
          onStored={({ address }) => set([...new Set([...linesNow(), address])].join('\n'))}
        />
      </div>
    </div>
  )
}

interface PicturesProps {
  addresses: readonly string[]
  onTakeOut(address: string): void
}

function Pictures({ addresses, onTakeOut }: PicturesProps) {
  const stored = addresses.filter((address) => fileIdOfPicture(address) !== null)
  if (stored.length === 0) return null
  return (
    <ul className="upload-pictures">
      {stored.map((address, index) => (
        <li key={address}>
          <img src={`${address}/320.webp`} alt={`${index + 1}`} width="80" height="60" loading="lazy" />
          <button type="button" className="link" onClick={() => onTakeOut(address)}>
            Take out<span className="sr-only"> picture {index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
