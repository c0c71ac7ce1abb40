import { redirect } from 'react-router'
import { filesPath } from '#dashboard/files/upload-address.ts'
import { takeUploads, uploadResponse } from '#dashboard/files/take-uploads.server.ts'
import { requireAllowed } from '#dashboard/viewer.server.ts'
import type { Route } from './+types/upload.page.ts'

/** This address is not a page, so opening it redirects to the files page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAllowed({ request, context }, 'files.see')
  throw redirect(filesPath)
}

/** Receives uploads from the dashboard's scripts. Responds with JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = await requireAllowed({ request, context }, 'files.upload')
  const { data: answer, init } = uploadResponse(await takeUploads(viewer, { request, context }))
  return Response.json(answer, { ...init, headers: { 'cache-control': 'no-store' } })
}
