import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = 'sample-screens'
const directory = fileURLToPath(new URL(`../content/${folder}`, import.meta.url))

/** Serves the demo's pictures of screens at `/sample-screens/…`, in development and from the build. */
export function sampleScreens(): Plugin {
  const pictures = readdirSync(directory).filter((name) => name.endsWith('.webp'))
  return {
    name: 'sample-screens',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      for (const name of pictures) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder}/${name}`,
          source: readFileSync(join(directory, name)),
        })
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.split('?', 1)[0]?.slice(1) ?? ''
        if (!pictures.includes(name)) return next()
        response.setHeader('content-type', 'image/webp')
        response.end(readFileSync(join(directory, name)))
      })
    },
  }
}
