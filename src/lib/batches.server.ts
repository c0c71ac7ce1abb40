import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const mostTogether = 100
/** So that a batch that waits for a lock, or for a server that is gone, does not hold up the others. */
const longestWaitMilliseconds = 50

type Answers<Item, Value> = (item: Item) => Value | Promise<Value>

/**
 * Work for many at once: what is asked for in the same turn or pause, or while the last batch is under way, is done
 * together. `work` returns what answers each of its items.
 */
export function createBatches<Item, Value>(
  work: (items: readonly Item[]) => Promise<Answers<Item, Value>>,
  { pauseMilliseconds = 0 } = {},
): (item: Item) => Promise<Value> {
  const company = pauseMilliseconds === 0 ? () => nextTurn() : () => pause(pauseMilliseconds)
  let waiting: { items: Item[]; answers: Promise<Answers<Item, Value>> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  function newBatch() {
    const items: Item[] = []
    const turn = Promise.race([last, pause(longestWaitMilliseconds, undefined, { ref: false })])
    const answers = turn.then(company).then(begin)
    function begin() {
      if (waiting?.items === items) waiting = undefined
      return work(items)
    }
    last = answers.catch(() => undefined)
    return { items, answers }
  }

  return async (item) => {
    if (!waiting || waiting.items.length === mostTogether) waiting = newBatch()
    const { items, answers } = waiting
    items.push(item)
    return (await answers)(item)
  }
}
