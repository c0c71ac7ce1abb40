/** `npm run dev` runs the whole product and reloads the code after every edit. */
import { localDataDirectory } from './local-environment.ts'
import { runUntilStopped } from './lifecycle.ts'
import { startLocally } from './local.ts'

await runUntilStopped(async () => {
  const dataDirectory = localDataDirectory()
  const product = await startLocally({ dataDirectory, storeScript: 'scripts/dev-store.ts' })
  console.log(`\n  Store    ${product.settings['PUBLIC_URL']}  (hot reload)`)
  console.log(`  Sandbox  http://localhost:${product.settings['SANDBOX_PORT']}\n`)
  return product
})
