import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
}

/** Serves files from another folder under `/folder/…` of the shop, in development and in the build. */
function servedFiles(folder: string, paths: readonly string[]): Plugin {
  return {
    name: `served-${folder}`,
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const path of paths) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${basename(path)}`, source: readFileSync(path) })
      }
    },
    configureServer(server) {
      for (const path of paths) {
        server.middlewares.use(`/${folder}/${basename(path)}`, (_request, response) => {
          response.setHeader('content-type', types[extname(path)] ?? '')
          response.end(readFileSync(path))
        })
      }
    },
  }
}

/** Swagger UI, which displays the API document. */
export function apiViewer(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const files = ['swagger-ui-bundle.js', 'swagger-ui.css']
  return servedFiles(
    'api-docs',
    files.map((file) => resolve(`swagger-ui-dist/${file}`)),
  )
}

/** The sample screens of the demo products. */
export function sampleScreens(): Plugin {
  const directory = join(import.meta.dirname, '../content/sample-screens')
  const pictures = readdirSync(directory).filter((name) => name.endsWith('.webp'))
  return servedFiles(
    'sample-screens',
    pictures.map((name) => join(directory, name)),
  )
}
