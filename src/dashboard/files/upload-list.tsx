import type { Upload } from '#dashboard/files/use-uploads.ts'
import { sizeInWords } from '#files/stored-file.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface UploadListProps {
  uploads: readonly Upload[]
  onTryAgain(upload: Upload): void
  onTakeAway(upload: Upload): void
}

export function UploadList({ uploads, onTryAgain, onTakeAway }: UploadListProps) {
  return (
    <>
      <ul className="upload-list">
        {uploads.map((upload) => (
          <li key={upload.id} className="upload-item" data-state={upload.state}>
            <span className="max-w-64 truncate text-ink">{upload.file.name}</span>
            <span className="upload-state">{stateInWords(upload)}</span>
            {upload.state === 'sending' && (
              <progress value={upload.part} max={1} aria-label={`Sent of ${upload.file.name}`} />
            )}
            {upload.state === 'broken_off' && (
              <button type="button" className="link" onClick={() => onTryAgain(upload)}>
                Try again<VisuallyHidden> to upload {upload.file.name}</VisuallyHidden>
              </button>
            )}
            {upload.state !== 'stored' && (
              <button type="button" className="link" onClick={() => onTakeAway(upload)}>
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
