import { expect, onTestFinished, test, vi } from 'vitest'
import { finishCommand } from '../../scripts/operator-command.ts'

test('a failed command prints the reason to standard error only, and sets its exit code', () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    process.exitCode = undefined
    vi.restoreAllMocks()
  })
  finishCommand({ code: 1, said: '', failure: 'It did not work.\n' })
  expect(process.exitCode).toBe(1)
  expect([said.mock.lastCall, failed.mock.lastCall]).toEqual([[''], ['It did not work.\n']])
  finishCommand({ code: 0, said: 'Done.\n', failure: '' })
  expect(process.exitCode).toBe(0)
  expect([said.mock.lastCall, failed.mock.lastCall]).toEqual([['Done.\n'], ['']])
})
