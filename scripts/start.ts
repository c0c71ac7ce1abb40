/** `npm start`: the whole product on one machine. */
import { demoAccount, customerPortalOnly } from '#lib/demo.ts'
import { localDataDirectory } from './data-directory.ts'
import { runUntilStopped } from './lifecycle.ts'
import { startLocally } from './local.ts'

await runUntilStopped(async () => {
  const dataDirectory = localDataDirectory()
  const product = await startLocally({ dataDirectory, storeScript: 'scripts/store.ts' })
  console.log(
    [
      '',
      `  Store     ${product.settings['PUBLIC_URL']}`,
      `  Sandbox   http://localhost:${product.settings['SANDBOX_PORT']}  (stands in for the outside systems and shows sent mail)`,
      `  Log in    ${demoAccount.email}  /  ${demoAccount.password}`,
      `  Known to the customer portal only (sign-up answers 'Duplicate customer'): ${customerPortalOnly.email}`,
      '',
    ].join('\n'),
  )
  return product
})
