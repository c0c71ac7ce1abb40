import { useId, useState, type DragEvent, type ReactNode } from 'react'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import type { UploadedFile } from '#dashboard/files/upload-answer.ts'
import { useUploads, type Upload } from '#dashboard/files/use-uploads.ts'
import { uploadLimits, type StoredFileKind, sizeInWords } from '#files/stored-file.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

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

interface UploadListProps {
  uploads: readonly Upload[]
  onTryAgain(upload: Upload): void
  onTakeAway(upload: Upload): void
}

function UploadList({ uploads, onTryAgain, onTakeAway }: UploadListProps) {
  return (
    <>
      <ul className="grid gap-2 empty:hidden">
        {uploads.map((upload) => (
          <li
            key={upload.id}
            className="upload-item flex flex-wrap items-center gap-x-3 gap-y-1"
            data-state={upload.state}
          >
            <span className="max-w-64 truncate text-ink">{upload.file.name}</span>
            <span className={failed.has(upload.state) ? 'text-red' : undefined}>{stateInWords(upload)}</span>
            {upload.state === 'sending' && (
              <progress
                value={upload.part}
                max={1}
                aria-label={`Sent of ${upload.file.name}`}
                className="flex-[1_0_8rem] accent-accent"
              />
            )}
            {upload.state === 'broken_off' && (
              <button type="button" className="link min-h-9" onClick={() => onTryAgain(upload)}>
                Try again<VisuallyHidden> to upload {upload.file.name}</VisuallyHidden>
              </button>
            )}
            {upload.state !== 'stored' && (
              <button type="button" className="link min-h-9" onClick={() => onTakeAway(upload)}>
                {upload.state === 'sending' || upload.state === 'waiting' ? 'Cancel' : 'Dismiss'}
                <VisuallyHidden> {upload.file.name}</VisuallyHidden>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {summaryOf(uploads)}
      </p>
    </>
  )
}

const failed = new Set<Upload['state']>(['rejected', 'broken_off'])

function stateInWords({ state, part, problem, file }: Upload): string {
  if (state === 'waiting') return 'Waiting'
  if (state === 'stored') return 'Uploaded'
  if (state === 'rejected') return problem
  if (state === 'broken_off') return problem || 'The upload stopped. Nothing else was lost.'
  return part >= 1 ? 'Preparing…' : `${Math.round(part * 100)}% of ${sizeInWords(file.size)}`
}

function summaryOf(uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const failed = count('rejected') + count('broken_off')
  const open = count('waiting') + count('sending')
  if (uploads.length === 0 || open > 0) return ''
  return failed === 0
    ? `${count('stored')} uploaded.`
    : `${count('stored')} uploaded, ${failed} not uploaded.`
}
