import { redirect } from 'react-router'
import { filesPath } from '#dashboard/files/upload-address.ts'
import { takeUploads, uploadResponse } from '#dashboard/files/take-uploads.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/upload.page.ts'

/** Answers 404, because there is no page at this address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'files.see')
  throw redirect(filesPath)
}

/** The upload endpoint for the dashboard's scripts; answers JSON instead of a page. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'files.upload')
  const { data: answer, init } = uploadResponse(await takeUploads(viewer, { request, context }))
  return Response.json(answer, { ...init, headers: { 'cache-control': 'no-store' } })
}
