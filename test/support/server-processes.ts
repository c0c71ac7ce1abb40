import { readFile } from 'node:fs/promises'

/** A database server and its children, the parent first: stopped first, it makes no more children. */
async function processesOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Freezes a server: it lives, but answers nobody. Returns what thaws it. */
export async function freezeServer(pid: number): Promise<() => void> {
  process.kill(pid, 'SIGSTOP')
  const frozen = await processesOf(pid)
  for (const each of frozen) signal(each, 'SIGSTOP')
  return () => {
    for (const each of frozen.toReversed()) signal(each, 'SIGCONT')
  }
}

/** Ends a server as a crash of the machine does: nothing is said to clients, nothing is tidied. */
export async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  for (const each of await processesOf(pid)) signal(each, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended by itself.
  }
}
