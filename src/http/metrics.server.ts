import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The store's counters. Labels are route patterns, never URLs. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to response, by kind of route and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers: [registry],
    }),
    fallbacks: new Counter({
      name: 'catalogue_fallbacks_total',
      help: 'Reads answered from the built-in catalogue instead of the database',
      labelNames: ['read', 'cause'],
      registers: [registry],
    }),
    unreadableRows: new Counter({
      name: 'catalogue_unreadable_rows_total',
      help: 'Rows of the catalogue that were left out because they cannot be read',
      labelNames: ['record'],
      registers: [registry],
    }),
    responseCache: new Counter({
      name: 'response_cache_total',
      help: 'Pages and responses of the public API, by whether they were cached or rendered',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    }),
  }
}
