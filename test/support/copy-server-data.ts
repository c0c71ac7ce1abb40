import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Copies the data folder of a server that has stopped, which takes a tenth of making another, and returns the copy's. */
export async function copyServerData(from: string, to: string): Promise<string> {
  await promisify(execFile)('cp', ['-a', from, to])
  return to
}
