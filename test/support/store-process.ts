/** A store with only the API in its own process, for tests that kill it. Prints its address. */
import { flushCompileCache } from 'node:module'
import { serve } from '@hono/node-server'
import { createApp } from '#app/app.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'

const { context } = await createAppContext(parseEnvironment(process.env))
const app = createApp(context)
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  // A killed process would leave nothing for the next one.
  flushCompileCache()
  console.log(`http://127.0.0.1:${port}`)
})
process.on('disconnect', () => process.exit())
