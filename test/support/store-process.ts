/** An API-only store in its own process, for tests that kill it. Prints its address. */
import { flushCompileCache } from 'node:module'
import { serve } from '@hono/node-server'
import { createApp } from '#app/app.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'

const { context } = await createAppContext(parseEnvironment(process.env))
const app = createApp(context)
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  // A killed process would not save its compile cache for the next one.
  flushCompileCache()
  console.log(`http://127.0.0.1:${port}`)
})
process.on('disconnect', () => process.exit())
