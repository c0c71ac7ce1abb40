import { spawn } from 'node:child_process'
import { printHeading } from './table.ts'

const kills = 100

/** Kills store processes while they take orders, events and mail, more often than the tests do. */
export async function crashesSection(): Promise<readonly string[]> {
  printHeading('Crashes', `${kills} processes of the store are killed while they work.`)
  const child = spawn('vitest', ['run', 'test/orders/crash.test.ts'], {
    env: { ...process.env, KILLS: String(kills) },
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return code === 0 ? [] : [`something was lost or doubled in ${kills} kills`]
}
