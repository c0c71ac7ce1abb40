import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const folder = 'api-docs'
const files = ['swagger-ui-bundle.js', 'swagger-ui.css']

/** Serves the files of Swagger UI from the shop itself, at `/api-docs/…`, in development and from the build. */
export function apiViewer(): Plugin {
  const read = (file: string) =>
    readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`))
  return {
    name: 'api-viewer',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: read(file) })
      }
    },
    configureServer(server) {
      for (const file of files) {
        server.middlewares.use(`/${folder}/${file}`, (_request, response) => {
          response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript')
          response.end(read(file))
        })
      }
    },
  }
}
