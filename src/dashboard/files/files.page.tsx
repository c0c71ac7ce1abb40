import { useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { sellerNames } from '#catalog/sellers/seller-members.queries.server.ts'
import { FileTable, noFiles, type FileRow } from '#dashboard/files/file-table.tsx'
import {
  storedAddress,
  takeUploads,
  uploadResponse,
  fileOwnersFor,
} from '#dashboard/files/take-uploads.server.ts'
import { filesPath, uploadFormAddress, type UploadTarget } from '#dashboard/files/upload-address.ts'
import { UploadZone } from '#dashboard/files/upload-zone.tsx'
import { formTexts } from '#dashboard/components/form-texts.server.ts'
import { choiceField, searchField, type FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import { listPage } from '#dashboard/lists/page-in-range.server.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { listWindow } from '#dashboard/lists/page-number.ts'
import { actorOf, openPage, requireAllowed } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { filesOf } from '#files/files-context.server.ts'
import { countFiles, filesPage } from '#files/files.queries.server.ts'
import { removeFile } from '#files/remove-files.commands.server.ts'
import { isStoredFileKind } from '#files/stored-file.ts'
import { termOf } from '#lib/search-terms.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { buttonClass } from '#ui/forms/button.tsx'
import { Options, SelectField } from '#ui/forms/field.tsx'
import type { Route } from './+types/files.page.ts'
import { optionsFrom } from '#ui/forms/options.ts'

export const meta = dashboardMeta('Files', 'Pictures and downloads.')

/** Loads the files. Staff see all files. Members see the files of their sellers (product: dashboard 64). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db, parameters } = await openPage({ request, context }, 'files.see')
  const window = listWindow(parameters)
  const requestedKind = parameters.get('kind')
  const kind = isStoredFileKind(requestedKind) ? requestedKind : null
  const search = termOf(parameters, 'search')
  const isOldestFirst = parameters.get('sort') === 'uploaded'
  const filter = { owners: fileOwnersFor(viewer), kind, search, isOldestFirst }
  const [found, count] = await Promise.all([filesPage(db, filter, window), countFiles(db, filter)])
  const list = listPage(request, window, { rows: found, count })
  const ids = list.rows.map(({ id }) => id)
  const sellerIds = list.rows.flatMap(({ sellerId }) => sellerId ?? [])
  const [uses, owners] = await Promise.all([filesOf(context).findUses(db, ids), sellerNames(db, sellerIds)])
  const rows = list.rows.map((file): FileRow => ({
    ...file,
    owner: file.sellerId === null ? 'The shop' : (owners.get(file.sellerId) ?? file.sellerId),
    address: storedAddress(file),
    uses: uses.filter(({ fileId }) => fileId === file.id).map(({ subject, path }) => ({ subject, path })),
  }))
  const sellers = isAllowedForStaff(viewer, 'files.upload') ? [null] : sellersWith(viewer, 'files.upload')
  const notice = parameters.get('uploaded') ?? parameters.get('removed')
  const done =
    notice === null ? null : parameters.has('removed') ? ('removed' as const) : ('uploaded' as const)
  return { ...list, rows, sort: isOldestFirst ? 'uploaded' : '-uploaded', sellers, done }
}

/** Removes a file, or stores uploads from browsers without JavaScript, whose form posts to this page. */
export async function action({ request, context }: Route.ActionArgs) {
  if (new URL(request.url).searchParams.has('upload')) {
    const uploader = await requireAllowed({ request, context }, 'files.upload')
    const taken = await takeUploads(uploader, { request, context })
    if (taken.ok && taken.value.files.length > 0 && taken.value.files.every(({ file }) => file)) {
      return redirect(`${filesPath}?uploaded=${taken.value.files.length}`, 303)
    }
    const { init } = uploadResponse(taken)
    return data({ problems: taken.ok ? problemsOf(taken.value.files) : [brokenOff] }, init ?? {})
  }
  const { viewer, db, now } = await openPage({ request, context }, 'files.remove')
  const { of: id = '' } = await formTexts(request)
  const removed = await removeFile(db, filesOf(context), {
    id,
    owners: fileOwnersFor(viewer),
    actor: actorOf(viewer),
    now,
  })
  if (removed.ok) return redirect(`${filesPath}?removed=1`, 303)
  const problem =
    removed.reason === 'unknown'
      ? 'This file is no longer there.'
      : `This file is used by ${removed.uses.map(({ subject }) => subject).join(', ')}, so we kept it.`
  return data({ problems: [problem] }, { status: 409 })
}

const brokenOff = 'The upload stopped. Please try again.'

function problemsOf(files: readonly { name: string; problem: string | null }[]): string[] {
  if (files.length === 0) return ['Choose a file first.']
  return files.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]))
}

const filters: readonly FilterField[] = [
  searchField('File name', 'search'),
  choiceField('kind', 'Kind', optionsFrom({ picture: 'Pictures', download: 'Downloads' }), { none: 'All' }),
]

/** The list of uploaded files, with two upload areas. */
export default function FilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, sort, sellers, done, ...list } = loaderData
  return (
    <>
      <PageHeading
        title="Files"
        lead="Product pictures and downloads. We remove unused files after 30 days."
      />
      {actionData && actionData.problems.length > 0 && (
        <Banner tone="error" title="Not everything was done">
          <ul>
            {actionData.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Banner>
      )}
      {!actionData && done && (
        <Banner tone="success" title={done === 'removed' ? 'The file was removed.' : 'Uploaded.'} />
      )}
      {sellers.length > 0 && <Uploads sellers={sellers} />}
      <FilteredList fields={filters} list={list} one="file" many="files" noMatch={noFiles}>
        <FileTable rows={rows} sort={sort} />
      </FilteredList>
    </>
  )
}

function Uploads({ sellers }: { sellers: readonly (string | null)[] }) {
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(sellers[0] ?? null)
  const target = (kind: UploadTarget['kind']): UploadTarget => ({ kind, sellerId: chosen })
  return (
    <section
      aria-label="Upload"
      className="my-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3 max-md:my-2"
    >
      {sellers.length > 1 && (
        <SelectField
          label="For"
          value={chosen ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <Options of={sellers.map((seller) => ({ value: seller ?? '', label: seller ?? '' }))} />
        </SelectField>
      )}
      {(['picture', 'download'] as const).map((kind) => (
        <form
          key={`${kind} ${chosen}`}
          method="post"
          action={uploadFormAddress(target(kind))}
          encType="multipart/form-data"
        >
          <UploadZone target={target(kind)} name="files" onStored={() => void revalidate()}>
            <noscript>
              <button type="submit" className={buttonClass({ variant: 'secondary' })}>
                Upload
              </button>
            </noscript>
          </UploadZone>
        </form>
      ))}
    </section>
  )
}
