/** `npm start`: the product, whole, on one machine. */
import { join, resolve } from 'node:path'
import { demoAccount, portalOnlyCustomer } from '#db/demo.ts'
import { runUntilStopped } from './lifecycle.ts'
import { projectDirectory, startLocally } from './local.ts'

await runUntilStopped(async () => {
  const dataDirectory = resolve(process.env['DATA_DIRECTORY'] || join(projectDirectory, '.data'))
  const product = await startLocally({ dataDirectory, storeScript: 'scripts/store.ts' })
  void product.ended.then(async (why) => {
    console.error(why)
    await product.stop()
    process.exit(1)
  })
  console.log(
    [
      '',
      `  Store     ${product.settings['PUBLIC_URL']}`,
      `  Sandbox   http://localhost:${product.settings['SANDBOX_PORT']}  (stands in for the portal and shows sent mail)`,
      `  Log in    ${demoAccount.email}  /  ${demoAccount.password}`,
      `  Known to the portal only (sign-up answers 'Duplicate customer'): ${portalOnlyCustomer.email}`,
      '',
    ].join('\n'),
  )
  return product
})
