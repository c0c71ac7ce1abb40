/** Never finishes starting or, with `--started`, never finishes stopping. `runUntilStopped` must end it anyway. */
import { runUntilStopped } from '../../../scripts/lifecycle.ts'

const never = new Promise<never>(() => setInterval(() => undefined, 60_000))

await runUntilStopped(() => {
  process.send?.('starting')
  return process.argv.includes('--started') ? Promise.resolve({ stop: () => never }) : never
}, 100)
process.send?.('started')
