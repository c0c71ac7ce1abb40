/**
 * Runs stand-ins for the outside systems of a local run. They have their own port, so that their origin differs
 * from the shop's, as in production.
 */
import { runUntilStopped } from '../scripts/lifecycle.ts'
import { startSandbox } from './server.ts'
import { readSettings } from './settings.ts'

await runUntilStopped(async () => startSandbox(readSettings(process.env)))
