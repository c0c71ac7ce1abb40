/** The stand-ins of a local run: a program of its own, on a port and so an origin of its own, as in real life. */
import { endWithParent, runUntilStopped } from '../scripts/lifecycle.ts'
import { startSandbox } from './server.ts'
import { readSettings } from './settings.ts'

endWithParent()
await runUntilStopped(async () => startSandbox(readSettings(process.env)))
