import type { Environment } from '#http/environment.server.ts'

/** Exports traces if a collector is configured. Otherwise the tracing code is not loaded. */
export async function startTracing(environment: Environment): Promise<{ stop(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = environment
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return { stop: () => Promise.resolve() }
  const { exportTraces } = await import('#http/export-traces.server.ts')
  return exportTraces({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: OTEL_SERVICE_NAME,
    share: OTEL_TRACES_SAMPLER_ARG,
  })
}
