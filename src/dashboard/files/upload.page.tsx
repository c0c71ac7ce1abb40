import { takeUploads, uploadResponse } from '#dashboard/files/take-uploads.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/upload.page.ts'

/** Where the scripts of the dashboard upload to: JSON, and no page. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'files.upload')
  const { data: answer, init } = uploadResponse(await takeUploads(viewer, { request, context }))
  return Response.json(answer, { ...init, headers: { 'cache-control': 'no-store' } })
}
