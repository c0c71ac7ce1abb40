import { fileOwnersFor } from '#dashboard/files/take-uploads.server.ts'
import { notFound, requireAllowed } from '#dashboard/viewer.server.ts'
import { attachment, downloadName } from '#files/file-name.ts'
import { filesOf } from '#files/files-context.server.ts'
import { fileById } from '#files/files.queries.server.ts'
import { downloadStorageName } from '#files/storage-names.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import type { Route } from './+types/stored-download.page.ts'

/**
 * Sends an uploaded file to viewers who may see it in the dashboard, even before it is approved. The file is
 * always an attachment, never inline.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = await requireAllowed({ request, context }, 'files.see')
  const isId = /^[0-9a-f]{64}$/.test(params.fileId)
  const file = isId ? await fileById(pageContext(context).db, params.fileId, fileOwnersFor(viewer)) : null
  if (file?.kind !== 'download') throw notFound()
  const opened = await filesOf(context).storage.open(downloadStorageName(file.id))
  if (!opened) throw notFound()
  return new Response(await opened.read(), {
    headers: {
      'content-type': file.type,
      'content-length': String(opened.bytes),
      'content-disposition': attachment(downloadName(file.name, file.extension)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
