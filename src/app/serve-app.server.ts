import type { Hono } from 'hono'
import type { AppContext } from '#app/app-context.server.ts'
import { isUpload } from '#dashboard/files/upload-address.ts'
import { directResponses } from '#http/cache/direct-responses.server.ts'
import {
  startHttpServer,
  type RunningServer,
  type ServerOptions,
} from '#http/listening/http-server.server.ts'

/** Serves the app over HTTP. Cached responses are sent without the app. */
export function serveApp(
  context: AppContext,
  app: Pick<Hono, 'fetch'>,
  closeInTurn?: ServerOptions['closeInTurn'],
): Promise<RunningServer> {
  const { HOST, PORT } = context.environment
  return startHttpServer(app.fetch, {
    hostname: HOST,
    port: PORT,
    isUpload,
    answerDirectly: directResponses(context),
    ...(closeInTurn && { closeInTurn }),
  })
}
