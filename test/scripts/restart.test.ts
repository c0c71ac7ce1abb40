import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { supervise, restartPause, type LocalProcess } from '../../scripts/restart.ts'
import { patience } from '../support/patience.ts'

const children: ChildProcess[] = []

beforeEach(() => void children.splice(0))

test('restart delays grow with each restart in a row, up to 15 seconds', () => {
  expect([0, 1, 2, 5].map(restartPause)).toEqual([250, 500, 1000, 8000])
  expect(restartPause(50)).toBe(15_000)
})

test('a killed process is restarted every time, and each restart is reported', async () => {
  const said: string[] = []
  const supervised = await superviseSleeper(sleeper, (line) => said.push(line))
  for (const times of [1, 2]) {
    children.at(-1)?.kill('SIGKILL')
    await vi.waitFor(() => expect(said).toHaveLength(2 * times), patience)
  }
  expect(said).toEqual([
    'The sleeper has ended (SIGKILL). Starting it again.',
    'The sleeper is up again.',
    'The sleeper has ended (SIGKILL). Starting it again.',
    'The sleeper is up again.',
  ])
  await supervised.stop()
  expect(children).toHaveLength(3)
  expect(children.map((child) => child.signalCode)).toEqual(['SIGKILL', 'SIGKILL', 'SIGTERM'])
})

test('a failed restart is reported and repeated', async () => {
  const said: string[] = []
  let starts = 0
  const start = () => {
    starts += 1
    return starts === 2 ? Promise.reject(new Error('port 3000 is taken')) : sleeper()
  }
  const supervised = await superviseSleeper(start, (line) => said.push(line))
  children.at(-1)?.kill('SIGKILL')
  await vi.waitFor(() => expect(said.at(-1)).toBe('The sleeper is up again.'), patience)
  expect(said).toContain('The sleeper did not start: port 3000 is taken')
  await supervised.stop()
})

test('a failed first start is passed on to the caller', async () => {
  const start = () => Promise.reject<LocalProcess>(new Error('no such program'))
  await expect(supervise('sleeper', start, () => undefined)).rejects.toThrow('no such program')
})

test('no process is restarted after a stop, not even during a delay', async () => {
  const said: string[] = []
  const supervised = await superviseSleeper(sleeper, (line) => said.push(line))
  children.at(-1)?.kill('SIGKILL')
  await vi.waitFor(() => expect(said).toHaveLength(1), patience)
  await supervised.stop()
  expect(children).toHaveLength(1)
})

/** The sleeper is stopped even after a failed test. If it were only killed, it would be restarted. */
async function superviseSleeper(start: () => Promise<LocalProcess>, say: (line: string) => void) {
  const supervised = await supervise('sleeper', start, say)
  onTestFinished(supervised.stop)
  return supervised
}

async function sleeper(): Promise<LocalProcess> {
  const child = spawn('sleep', ['60'])
  children.push(child)
  await once(child, 'spawn')
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await ended
  }
  return { ended, stop }
}
