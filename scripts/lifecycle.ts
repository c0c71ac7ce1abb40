export interface Running {
  stop(): Promise<void>
}

/**
 * Starts something, reports a failure in one sentence, and stops it gracefully on SIGINT or SIGTERM, or when the
 * program that forked this process has ended: otherwise its port would stay in use.
 */
export async function runUntilStopped(
  start: () => Promise<Running>,
  /** The time limit for stopping, in milliseconds. There is none by default. */
  stopMilliseconds?: number,
): Promise<void> {
  let running: Running | undefined
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // Without a handler, the first process of a container would ignore a signal while it starts.
    if (!running) process.exit(0)
    if (stopMilliseconds !== undefined) {
      setTimeout(() => {
        console.error(`Not everything stopped within ${stopMilliseconds / 1000} seconds.`)
        process.exit(1)
      }, stopMilliseconds)
    }
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
  process.on('disconnect', stop)
  if (process.send && !process.connected) stop()
  try {
    running = await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** A message for operators: the driver's reason instead of the failed statement. */
export function errorSentence(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  // An error after trying several addresses has no message of its own.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
