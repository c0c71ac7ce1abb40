/** Build step: writes the list of routes for public pages. The full list includes the dashboard. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { publicManifestScript } from '#http/assets/public-manifest.server.ts'

const client = fileURLToPath(new URL('../build/client', import.meta.url))
const manifests = readdirSync(`${client}/assets`).filter((name) => /^manifest-\w+\.js$/.test(name))
const [name] = manifests
if (name === undefined || manifests.length > 1)
  throw new Error(`expected one manifest, found: ${manifests.join(', ')}`)
const { url, script } = publicManifestScript(readFileSync(`${client}/assets/${name}`, 'utf8'))
writeFileSync(client + url, script)
