import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { shortDay } from '#dashboard/components/short-day.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { storedDownloadPath } from '#dashboard/files/upload-address.ts'
import { sizeInWords, type StoredFile } from '#files/stored-file.ts'

export interface FileRow extends StoredFile {
  address: string
  downloads: number
  /** The name of the seller or the shop. */
  owner: string
  uses: { subject: string; path: string }[]
}

export const noFiles = 'No files here. Upload pictures or downloads above.'

/** The files and where they are used. A file in use cannot be removed (product: dashboard 67). */
export function FileTable({ rows, sort }: { rows: readonly FileRow[]; sort: string }) {
  return (
    <DataTable
      caption="Files"
      sort={sort}
      rows={rows}
      empty={noFiles}
      columns={[
        { title: 'Name', cell: (row) => <FileName row={row} /> },
        { title: 'Size', cell: sizeOf, isFigure: true },
        { title: 'Owner', cell: ({ owner }) => owner },
        {
          title: 'Uploaded',
          sorts: ['-uploaded', 'uploaded'],
          cell: ({ uploadedAt }) => <time dateTime={uploadedAt}>{shortDay(uploadedAt)}</time>,
        },
        {
          title: 'Downloads',
          cell: ({ kind, downloads }) => (kind === 'download' ? downloads : ''),
          isFigure: true,
        },
        { title: 'Used by', cell: (row) => <Uses row={row} /> },
      ]}
    />
  )
}

function FileName({ row: { id, kind, name, address } }: { row: FileRow }) {
  return (
    <span className="file-name flex min-w-[min(14rem,100%)] items-center gap-3 py-1">
      {kind === 'picture' ? (
        <img src={`${address}/320.webp`} alt="" width="48" height="36" loading="lazy" className={thumbnail} />
      ) : (
        <span className={thumbnail} aria-hidden="true" />
      )}
      <span className="max-w-72 min-w-0 wrap-anywhere">
        {kind === 'picture' ? (
          <a href={`${address}/1280.webp`} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <a href={storedDownloadPath(id)}>{name}</a>
        )}
        <code className="block truncate text-xs font-normal text-ink-soft select-all max-md:hidden">
          {address}
        </code>
      </span>
    </span>
  )
}

const thumbnail = 'aspect-[4/3] w-12 flex-none rounded-md border border-line object-cover'

function sizeOf({ bytes, width, height }: FileRow): string {
  return width === null ? sizeInWords(bytes) : `${width} × ${height}`
}

const usesShown = 2

function UseLinks({ uses }: Pick<FileRow, 'uses'>) {
  return uses.map(({ subject, path }) => (
    <a key={path} href={path} className="block">
      {subject}
    </a>
  ))
}

function Uses({ row: { id, name, uses } }: { row: FileRow }) {
  if (uses.length > 0) {
    const folded = uses.slice(usesShown)
    return (
      <div>
        <UseLinks uses={uses.slice(0, usesShown)} />
        {folded.length > 0 && (
          <details>
            <summary className="link">and {folded.length} more</summary>
            <UseLinks uses={folded} />
          </details>
        )}
      </div>
    )
  }
  return (
    <ActionPanel label="Remove…" question={`Remove ${name}? This can’t be undone.`}>
      <SubmitButton intent="remove" of={id} variant="danger">
        Remove {name}
      </SubmitButton>
    </ActionPanel>
  )
}
