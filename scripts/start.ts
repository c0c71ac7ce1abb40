/**
 * `npm start` runs the whole product on one machine; `-- --processes 2` runs two store processes behind its
 * address.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { base32 } from '#account/second-factor/authenticator-code.server.ts'
import { demoAccount, customerPortalOnly, demoOwner, demoSeller } from '#content/demo/accounts.ts'
import { localDataDirectory } from './local-environment.ts'
import { runUntilStopped } from './lifecycle.ts'
import { startLocally } from './local.ts'
import { processesOf } from './store-processes.ts'

if (process.argv.includes('--build')) await build()
await runUntilStopped(async () => {
  const dataDirectory = localDataDirectory()
  const processes = processesOf(process.argv)
  const product = await startLocally({ dataDirectory, storeScript: 'build/store.js', processes })
  console.log(
    [
      '',
      `  Store     ${product.settings['PUBLIC_URL']}`,
      `  Sandbox   http://localhost:${product.settings['SANDBOX_PORT']}  (stands in for the outside systems and shows sent mail)`,
      `  Log in    ${demoAccount.email}  /  ${demoAccount.password}`,
      `  Dashboard ${product.settings['PUBLIC_URL']}/dashboard`,
      ...[demoOwner, demoSeller].map(({ name, email, password, authenticatorSecret }) => {
        return `    ${name.padEnd(11)} ${email}  /  ${password}  /  authenticator secret ${base32(authenticatorSecret)}`
      }),
      '    Their two-step sign-in: add the secret to an authenticator app, or run npm run staff -- code for the code of now.',
      `  Known to the customer portal only (sign-up answers 'Duplicate customer'): ${customerPortalOnly.email}`,
      '',
    ].join('\n'),
  )
  return product
})

/**
 * Runs the build in its own process group, because a signal to npm would reach only a shell and the build would
 * continue.
 */
async function build(): Promise<void> {
  const builder = spawn('npm', ['run', 'build'], { stdio: 'inherit', detached: true })
  const stop = () => void (builder.pid && process.kill(-builder.pid))
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const [code] = await once(builder, 'close')
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (code !== 0) process.exit(1)
}
