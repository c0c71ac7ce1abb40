import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi, type TestContext } from 'vitest'
import { ownMetricsPort, processesOf } from '../../scripts/store-processes.ts'
import { askUntilClosed } from '../support/servers/keep-alive-client.ts'
import { freePort } from '../support/servers/free-port.ts'
import { patience } from '../support/patience.ts'

/** These tests mostly wait, so they run at the same time. */
describe.concurrent('two processes that share a port', () => {
  test('two processes that share a port lose no request while one is replaced or when both stop', async ({
    expect,
    onTestFinished,
  }) => {
    const { parent, port, processes } = await startTwo(onTestFinished)
    const [first = 0] = await processes()
    const load = askUntilClosed({ port, clients: 8, paths: ['/'] })
    await load.untilAnswered(60)
    process.kill(first, 'SIGTERM')
    await vi.waitFor(async () => {
      const now = await processes()
      expect([now.length, now.includes(first)]).toEqual([2, false])
    }, patience)
    await load.untilAnswered(60)
    parent.kill('SIGTERM')
    expect(await load.ended).toEqual({ lost: [], statuses: [200] })
    await vi.waitFor(() => expect(parent.exitCode).toBe(0), patience)
  })

  test('a signal to all processes at once loses no request', async ({ expect, onTestFinished }) => {
    const { parent, port, processes } = await startTwo(onTestFinished)
    const load = askUntilClosed({ port, clients: 8, paths: ['/'] })
    await load.untilAnswered(60)
    for (const one of [...(await processes()), parent.pid ?? 0]) process.kill(one, 'SIGTERM')
    expect(await load.ended).toEqual({ lost: [], statuses: [200] })
    await vi.waitFor(() => expect(parent.exitCode).toBe(0), patience)
  })

  test('when one of two store processes is killed, the other keeps serving and the killed one is restarted, and both end when their parent is killed', async ({
    expect,
    onTestFinished,
  }) => {
    const { parent, port, processes } = await startTwo(onTestFinished)
    const [first = 0, second = 0] = await processes()
    const answers = Array.from({ length: 40 }, () => answeringProcess(port).catch(() => null))
    process.kill(first, 'SIGKILL')
    // Each request is answered or cut off, and none hangs.
    expect(await Promise.all(answers)).toContain(second)
    await vi.waitFor(() => expect(isAlive(first)).toBe(false), patience)
    for (let time = 0; time < 5; time += 1) expect(await answeringProcess(port)).not.toBe(first)
    await vi.waitFor(async () => expect(await processes()).toHaveLength(2), patience)
    const both = await processes()
    expect(both).toHaveLength(2)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(both.map(isAlive)).toEqual([false, false]), patience)
  })
})

test('the number of processes is validated, and each process has a separate port for metrics', () => {
  expect(processesOf([])).toBe(1)
  expect(processesOf(['--processes', '3'])).toBe(3)
  for (const wrong of ['0', '1.5', 'many', '65']) {
    expect(() => processesOf(['--processes', wrong])).toThrow('--processes needs a number from 1 to 64.')
  }
  expect(() => processesOf(['--processes'])).toThrow('--processes needs a number')
  expect([ownMetricsPort(9464, {}), ownMetricsPort(9464, { STORE_PROCESS: '2' })]).toEqual([9464, 9465])
  expect(ownMetricsPort(0, { STORE_PROCESS: '2' })).toBe(0)
})

/** Starts a program with two processes, which end with the test. */
async function startTwo(onTestFinished: TestContext['onTestFinished']) {
  const port = await freePort()
  const program = fileURLToPath(new URL('../support/servers/port-program.ts', import.meta.url))
  const parent = fork(program, ['--processes', '2'], {
    env: { ...process.env, PORT: String(port) },
    execArgv: [],
    stdio: 'ignore',
  })
  const exited = once(parent, 'exit')
  onTestFinished(async () => {
    parent.kill('SIGTERM')
    await exited
  })
  /** The ids of the responding processes. A new connection goes to a free process. */
  async function processes(): Promise<number[]> {
    const answered = new Set<number>()
    for (let time = 0; answered.size < 2 && time < 10; time += 1) {
      const atOnce = await Promise.all(Array.from({ length: 6 }, () => answeringProcess(port)))
      for (const one of atOnce) answered.add(one)
    }
    return [...answered]
  }
  await vi.waitFor(async () => {
    if ((await processes()).length < 2) throw new Error('There are no two processes yet')
  }, patience)
  return { parent, port, processes }
}

function answeringProcess(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ agent: new Agent(), port, host: '127.0.0.1' }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('error', reject).on('end', () => resolve(Number(text)))
    })
      .on('error', reject)
      .end()
  })
}

function isAlive(one: number): boolean {
  try {
    return process.kill(one, 0)
  } catch {
    return false
  }
}
