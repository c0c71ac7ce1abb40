/**
 * The outside systems of a local run: a program on its own port, so that it is another origin as in
 * production.
 */
import { runUntilStopped } from '../scripts/lifecycle.ts'
import { startSandbox } from './server.ts'
import { readSettings } from './settings.ts'

await runUntilStopped(async () => startSandbox(readSettings(process.env)))
