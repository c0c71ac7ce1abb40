import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const endings: [string, (child: ChildProcess) => void][] = [
  ['its parent has ended', (child) => child.disconnect()],
  ['it gets SIGTERM', (child) => void child.kill('SIGTERM')],
]

test.each(endings)('a program that is still starting ends when %s', async (_, end) => {
  const child = await hangingProgram('starting')
  end(child)
  expect(await once(child, 'exit')).toEqual([0, null])
})

test.each(endings)('a program that does not stop is ended at the time limit after %s', async (_, end) => {
  const child = await hangingProgram('started')
  end(child)
  expect(await once(child, 'exit')).toEqual([1, null])
})

/** Resolves once the program has reached this step. */
async function hangingProgram(step: 'starting' | 'started'): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('../support/servers/hanging-program.ts', import.meta.url))
  const child = fork(program, [`--${step}`], { execArgv: [], stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === step) resolve()
    })
  })
  return child
}
