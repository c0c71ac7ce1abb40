import { data } from 'react-router'
import { isAllowedForSeller, isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { freeDownloadPath } from '#files/download-address.ts'
import { filesOf } from '#files/files-context.server.ts'
import { pictureAddress } from '#files/picture-address.ts'
import { withReceivedFiles, type ReceivedFile } from '#files/receive-files.server.ts'
import { storeFile } from '#files/store-file.server.ts'
import { isStoredFileKind, uploadLimits, uploadProblems, type StoredFile } from '#files/stored-file.ts'
import type { UploadTarget } from '#dashboard/files/upload-address.ts'
import type { UploadAnswer } from '#dashboard/files/upload-answer.ts'
import { actorOf, notFound, type Viewer } from '#dashboard/viewer.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'
import { err, type Result } from '#lib/result.ts'
import type { FileOwners } from '#files/files.queries.server.ts'

type Taken = Result<UploadAnswer, 'broken_off' | 'not_a_form' | 'too_many'>

/** Stores the files of a form for the owner in the query string (product: dashboard 60, 64). */
export async function takeUploads(viewer: Viewer, { request, context }: PageArguments): Promise<Taken> {
  const target = targetOf(viewer, new URL(request.url).searchParams)
  if (!target) throw notFound()
  const { db, clock, limits } = pageContext(context)
  const limited = await limits.consume('upload', viewer.accountId)
  if (!limited.ok) return err('too_many')
  const { storage } = filesOf(context)
  const options = {
    incoming: storage.incoming,
    maxBytes: uploadLimits[target.kind].bytes,
    hashOf: JSON.stringify([target.kind, target.sellerId]),
  }
  const store = async (received: ReceivedFile): Promise<UploadAnswer['files'][number]> => {
    const owner = { ...target, actor: actorOf(viewer) }
    const stored = await storeFile({ db, storage, now: clock() }, received, owner)
    const { name } = received
    if (!stored.ok) return { name, file: null, problem: uploadProblems[stored.reason] }
    return { name, file: { id: stored.value.id, name, address: storedAddress(stored.value) }, problem: null }
  }
  return withReceivedFiles(request, options, async (received) => {
    const files: UploadAnswer['files'] = []
    for (const each of received) files.push(await store(each))
    return { files }
  })
}

/** Creates the response: 422 if a file was rejected. An interrupted upload can be repeated unchanged. */
export function uploadResponse(taken: Taken) {
  if (taken.ok) {
    const { files } = taken.value
    return data(taken.value, { status: files.length > 0 && files.every(({ file }) => file) ? 200 : 422 })
  }
  return data({ code: taken.reason }, { status: taken.reason === 'too_many' ? 429 : 400 })
}

export function storedAddress(file: StoredFile): string {
  return file.kind === 'picture' ? pictureAddress(file.id) : freeDownloadPath(file)
}

/**
 * Returns the owner of the uploaded files. Staff upload for a seller in the query string, or for the shop.
 * Members upload for one of their sellers. Without a seller in the query string, it is their only seller.
 */
function targetOf(viewer: Viewer, parameters: URLSearchParams): UploadTarget | null {
  const kind = parameters.get('upload')
  if (!isStoredFileKind(kind)) return null
  const named = parameters.get('seller') || null
  if (named !== null) {
    return isAllowedForSeller(viewer, 'files.upload', named) ? { kind, sellerId: named } : null
  }
  if (isAllowedForStaff(viewer, 'files.upload')) return { kind, sellerId: null }
  const [only, ...others] = sellersWith(viewer, 'files.upload')
  return only !== undefined && others.length === 0 ? { kind, sellerId: only } : null
}

/** Returns the owners whose files the viewer sees (product: dashboard 64). */
export function fileOwnersFor(viewer: Viewer): FileOwners {
  return isAllowedForStaff(viewer, 'files.see') ? 'everybody' : sellersWith(viewer, 'files.see')
}
