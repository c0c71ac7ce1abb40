import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTracing } from '#lib/spans.server.ts'

export interface TraceExport {
  endpoint: string
  serviceName: string
  /** The fraction of new traces to record. If a request continues a trace, its sender has already decided. */
  share: number
}

/** Exports spans to a collector. `stop` sends the remaining spans. Loaded only if tracing is configured. */
export function exportTraces({ endpoint, serviceName, share }: TraceExport): { stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  // Propagates no baggage, because anything that strangers put into it would reach the webhooks.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing(true)
  return {
    async stop() {
      setTracing(false)
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      propagation.disable()
      context.disable()
    },
  }
}
