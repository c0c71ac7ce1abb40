import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memorySettings, nodeFlags } from '../scripts/local-processes.ts'
import { projectDirectory } from '../scripts/local.ts'

export interface Program {
  child: ChildProcess
  stop(): Promise<void>
  /** Ends it like a crash. */
  kill(): Promise<void>
}

/** Starts a program of this project as a process that ends with this one. */
export function startProgram(
  script: string,
  settings: Readonly<Record<string, string | undefined>>,
): Program {
  const child = fork(join(projectDirectory, script), {
    cwd: projectDirectory,
    env: { PATH: process.env['PATH'], ...memorySettings, ...settings },
    execArgv: nodeFlags,
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    child,
    async stop() {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      await exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Waits until a program answers. One that ends before has reported why. */
export async function untilItAnswers({ child }: Program, url: string): Promise<void> {
  for (;;) {
    if (hasEnded(child))
      throw new Error(`What should answer at ${url} did not start. BENCH_PORT moves the ports.`)
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
