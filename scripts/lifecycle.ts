export interface Running {
  stop(): Promise<void>
}

/**
 * Starts a program and reports a failure in one sentence. Stops it gracefully on SIGINT or SIGTERM, and when the
 * process that forked it ends, because otherwise its port would stay in use.
 */
export async function runUntilStopped(
  start: () => Promise<Running>,
  /** The time limit for stopping, in milliseconds. By default there is none. */
  stopMilliseconds?: number,
): Promise<void> {
  let running: Running | undefined
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // Without a handler, the first process of a container would ignore the signal while it is starting.
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

/** The message for operators: the reason that the driver reports, without the failed statement. */
export function errorSentence(error: unknown): string {
  let cause = error
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  if (!(cause instanceof Error)) return String(cause)
  // The error that Node.js throws after trying several addresses has no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
