import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDatabase } from '#app/seed.server.ts'
import { migrateDatabase } from '#db/migrate.server.ts'
import { localSettings } from '../../scripts/local-environment.ts'
import { startDatabaseProcess, startProgram, untilItAnswers } from '../../scripts/local-processes.ts'
import { projectDirectory } from '../../scripts/server-build.ts'
import { databaseSources } from '../../scripts/server-build.ts'
import { startMailServer } from '../../test/support/servers/mail-server.ts'
import { freePort } from '../../test/support/servers/free-port.ts'
import { startProxy } from '../../test/support/servers/proxy.ts'
import { testOnlyCertificate } from '../../test/support/servers/test-only-certificate.ts'

export interface ShopBehindTls {
  /** All mails that the mail server has received. */
  mails: readonly string[]
  /** Runs a command of the project with the shop's settings and returns its output. */
  npm(...args: string[]): Promise<string>
  stop(): Promise<void>
}

/** Starts the shop as in production: `npm run serve` with two processes behind a proxy that ends TLS. */
export async function startBehindTls(publicUrl: string): Promise<ShopBehindTls> {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-behind-tls-'))
  const [port, sandboxPort, mailPort] = [await freePort(), await freePort(), await freePort()]
  const certificate = join(directory, 'certificate.pem')
  await writeFile(certificate, testOnlyCertificate)
  const mail = await startMailServer(mailPort)
  const database = await startDatabaseProcess(join(directory, 'postgres'))
  await migrateDatabase(database.url, { ...databaseSources, createDatabase: true })
  await seedDatabase(database.url, { demoAccount: false })
  const ofShop = {
    PUBLIC_URL: publicUrl,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    TRUSTED_ADDRESS_HEADER: 'x-real-ip',
    LOG_LEVEL: 'warn',
  }
  const settings = {
    ...process.env,
    ...localSettings(ofShop, directory),
    OUTBOX_DIRECTORY: join(directory, 'outbox'),
    // The signing portal sends its events to the shop over TLS, so it must trust the certificate.
    NODE_EXTRA_CA_CERTS: certificate,
  }
  const sandbox = startProgram('sandbox/main.ts', settings)
  await untilItAnswers(sandbox, `http://127.0.0.1:${sandboxPort}/healthz`)

  function run(...args: string[]) {
    const child = spawn('npm', ['run', '--silent', ...args], { cwd: projectDirectory, env: settings })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    return { child, ended: once(child, 'close').then(() => output) }
  }

  const store = run('serve', '--', '--processes', '2')
  const proxy = await startProxy({ upstreams: [port], port: Number(new URL(publicUrl).port), overTls: true })
  const stop = async () => {
    store.child.kill('SIGTERM')
    await store.ended
    await proxy.close()
    await sandbox.stop()
    await database.stop()
    await mail.close()
    await rm(directory, { recursive: true, force: true })
  }
  await Promise.race([
    answers(`http://127.0.0.1:${port}/readyz`),
    store.ended.then((output) => Promise.reject(new Error(output))),
  ])
  return { mails: mail.received, npm: (...args) => run(...args).ended, stop }
}

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((next) => setTimeout(next, 100))
}
