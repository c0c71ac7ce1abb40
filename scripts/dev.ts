/** `npm run dev`: the same product with hot reload; the store's code is read anew after each edit. */
import { join, resolve } from 'node:path'
import { runUntilStopped } from './lifecycle.ts'
import { projectDirectory, startLocally } from './local.ts'

await runUntilStopped(async () => {
  const dataDirectory = resolve(process.env['DATA_DIRECTORY'] || join(projectDirectory, '.data'))
  const product = await startLocally({ dataDirectory, storeScript: 'scripts/dev-store.ts' })
  console.log(`\n  Store    ${product.settings['PUBLIC_URL']}  (hot reload)`)
  console.log(`  Sandbox  http://localhost:${product.settings['SANDBOX_PORT']}\n`)
  return product
})
