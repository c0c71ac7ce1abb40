/**
 * The store of `npm run dev`. Vite serves the browser code, and Vite's module runner reloads the server code after
 * every edit.
 */
import { getRequestListener } from '@hono/node-server'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import { parseEnvironment } from '#http/environment.server.ts'
import { runUntilStopped } from './lifecycle.ts'
import { configureFonts } from './server-build.ts'
import type * as Entry from '#app/entry.server.ts'

configureFonts()
await runUntilStopped(async () => {
  const environment = parseEnvironment(process.env)
  const server = createHttpServer()
  const vite = await createViteServer({ appType: 'custom', server: { middlewareMode: true, ws: { server } } })
  // Looks up the environment on each call, because Vite replaces it when its settings change.
  const loadEntry = () => {
    const { ssr } = vite.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite has no module runner for the server.')
    return ssr.runner.import<typeof Entry>('/src/app/entry.server.ts')
  }

  // Opens connections only once. An edit rebuilds only the app that uses them.
  const opened = await (await loadEntry()).createAppContext(environment)
  let current: { entry: typeof Entry; listener: ReturnType<typeof getRequestListener> } | undefined
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      loadEntry()
        .then((entry) => {
          if (current?.entry !== entry) {
            current = { entry, listener: getRequestListener(entry.developmentApp(opened.context).fetch) }
          }
          return current.listener(request, response)
        })
        .catch((error: unknown) => {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          console.error(error)
          response.writeHead(500).end('The server code does not load; see the terminal.')
        })
    })
  })
  await new Promise<void>((resolve) => server.listen(environment.PORT, environment.HOST, resolve))
  return {
    async stop() {
      server.close()
      server.closeAllConnections()
      await vite.close()
      await opened.close()
    },
  }
})
