import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { UploadList } from '#dashboard/files/upload-list.tsx'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import type { UploadedFile } from '#dashboard/files/upload-answer.ts'
import { useUploads } from '#dashboard/files/use-uploads.ts'
import { uploadLimits, type StoredFileKind } from '#files/stored-file.ts'

interface UploadZoneProps {
  target: UploadTarget
  onStored(file: UploadedFile): void
  /** The name of the file input, for browsers without JavaScript, where the form submits the files. */
  name?: string
  /** Content for browsers without JavaScript. */
  children?: ReactNode
}

const accepted = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  download: '.pdf,.zip,.docx,.xlsx,.pptx,.txt,.md,.csv,.json,.jpg,.png,.webp,.avif,.gif,.mp3,.mp4',
} satisfies Record<StoredFileKind, string>

const words = { picture: 'Choose pictures', download: 'Choose files' } satisfies Record<
  StoredFileKind,
  string
>

/** Uploads dropped or selected files immediately. Shows the limits for files before that. */
export function UploadZone({ target, onStored, name, children }: UploadZoneProps) {
  const { uploads, add, tryAgain, takeAway } = useUploads(target, onStored)
  const [isOver, setIsOver] = useState(false)
  const id = useId()

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <div
      className="upload-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <label htmlFor={id} className="text-ink-soft">
        <span className="upload-choose">{words[target.kind]}</span> <span>or drop them here</span>
      </label>
      <p id={`${id}-limits`} className="field-hint">
        {uploadLimits[target.kind].words}
      </p>
      <input
        id={id}
        type="file"
        name={name}
        multiple
        accept={accepted[target.kind]}
        aria-describedby={`${id}-limits`}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {children}
      <UploadList uploads={uploads} onTryAgain={tryAgain} onTakeAway={takeAway} />
    </div>
  )
}
