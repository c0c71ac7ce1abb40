import { readFile } from 'node:fs/promises'

/** Freezes a server with all its processes: it lives, but answers nobody. The result thaws it. Linux only. */
export async function freezeServer(pid: number): Promise<() => void> {
  // The parent first: it makes no more children then.
  process.kill(pid, 'SIGSTOP')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const frozen = [pid, ...children.split(' ').filter(Boolean).map(Number)]
  for (const child of frozen.slice(1)) process.kill(child, 'SIGSTOP')
  return () => {
    for (const each of frozen.splice(0).toReversed()) process.kill(each, 'SIGCONT')
  }
}
