import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Memory settings for test servers. The settings of a local run would reserve more memory on every start. */
export const small = { shared_buffers: '64MB' }

/**
 * Copies the data folder of a stopped server, which is ten times as fast as creating one. Returns the path of the
 * copy.
 */
export async function copyServerData(from: string, to: string): Promise<string> {
  await promisify(execFile)('cp', ['-a', from, to])
  return to
}
