import { readFile } from 'node:fs/promises'

/** The processes of a database server, parent first: once the parent is stopped, it cannot start more children. */
async function processesOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** Freezes a server, which then keeps running but does not respond. Returns a function that resumes it. */
export async function freezeServer(pid: number): Promise<() => void> {
  process.kill(pid, 'SIGSTOP')
  const frozen = await processesOf(pid)
  for (const each of frozen) signal(each, 'SIGSTOP')
  return () => {
    for (const each of frozen.toReversed()) signal(each, 'SIGCONT')
  }
}

/** Kills a server like a machine crash: clients are not notified, and nothing is cleaned up. */
export async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  for (const each of await processesOf(pid)) signal(each, 'SIGKILL')
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has just ended.
  }
}
