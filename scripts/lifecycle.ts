export interface Running {
  stop(): Promise<void>
}

/** Starts something, reports a failure in one sentence, and stops it gracefully on SIGINT or SIGTERM. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running
  try {
    running = await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('message', (message) => {
    if (message === 'stop') stop()
  })
}

/** A child of `npm start` stops when its parent has ended for any reason. Otherwise its port would stay in use. */
export function endWithParent(): void {
  if (process.send) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/** A message for operators: the driver's reason instead of the failed statement. */
export function errorSentence(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  // An error after trying several addresses has no message of its own.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
