import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { CommandResult } from '../../scripts/command-result.ts'

const command = fileURLToPath(new URL('../../scripts/command-result.ts', import.meta.url))

function finish(result: CommandResult) {
  const program = `import { finishCommand } from ${JSON.stringify(command)}; finishCommand(${JSON.stringify(result)})`
  return promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
}

test('a command that failed says why on the standard error alone, and by its exit code', async () => {
  const failed = finish({ code: 1, said: '', failure: 'It did not work.\n' })
  await expect(failed).rejects.toMatchObject({ code: 1, stdout: '', stderr: 'It did not work.\n' })
  expect(await finish({ code: 0, said: 'Done.\n', failure: '' })).toMatchObject({
    stdout: 'Done.\n',
    stderr: '',
  })
})
