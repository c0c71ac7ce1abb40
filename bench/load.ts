import autocannon from 'autocannon'

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** The requests that a connection sends over and over. */
export interface LoadWork {
  asks(connection: number): readonly Ask[]
  /** The maximum number of requests per connection, for requests that must not be repeated. */
  maxOnEach?: number
  /** The number of connections. Defaults to `connections`. */
  connections?: number
}

/** The duration of each response in milliseconds, and the total duration in seconds. */
export interface LoadAnswers {
  milliseconds: number[]
  seconds: number
}

export const connections = 50

/** Keeps one request per connection in flight. Any response other than 2xx is an error. */
export function load(origin: string, work: LoadWork, limit: { seconds: number }): Promise<LoadAnswers> {
  return new Promise((resolve, reject) => {
    const milliseconds: number[] = []
    let started = performance.now()
    let last = started
    let connection = 0
    let failedStatus: number | undefined
    const instance = autocannon(
      {
        url: origin,
        connections: work.connections ?? connections,
        duration: limit.seconds,
        ...(work.maxOnEach !== undefined && { maxConnectionRequests: work.maxOnEach }),
        sampleInt: 50,
        skipAggregateResult: true,
        setupClient: (client) => client.setRequests([...work.asks(connection++)]),
      },
      (error: Error | null, result: { errors: number }) => {
        const failure =
          error ??
          (failedStatus !== undefined
            ? new Error(`A request of the load got ${failedStatus}.`)
            : undefined) ??
          (result.errors > 0
            ? new Error(`${result.errors} requests of the load got no response.`)
            : undefined)
        if (failure) reject(failure)
        else resolve({ milliseconds, seconds: (last - started) / 1000 })
      },
    )
    void instance.on('start', () => {
      started = performance.now()
    })
    void instance.on('response', (_client: unknown, status: number, _bytes: number, took: number) => {
      last = performance.now()
      milliseconds.push(took)
      if (status < 200 || status > 299) failedStatus = status
    })
  })
}
