import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'

/** The headers of a request or the data of a job that continue a trace. */
export type TraceCarrier = Record<string, string>

interface SpanDescription {
  name: string
  kind: 'server' | 'client' | 'consumer'
  /** Must not contain customer input or addresses with customer ids. */
  attributes?: Attributes
  /** The trace to continue. By default, the current trace. */
  from?: TraceCarrier
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const library = 'wadah-storefront'

let isTracing = false

/** Turns tracing on or off. It is off by default and costs nothing then. */
export function setTracing(on: boolean): void {
  isTracing = on
}

/** Runs work as one span of a trace. Records only the kind of an error. */
export function inSpan<Value>(
  describe: () => SpanDescription,
  work: (span?: Span) => Promise<Value>,
): Promise<Value> {
  if (!isTracing) return work()
  const { name, kind, attributes = {}, from } = describe()
  const parent = from ? propagation.extract(ROOT_CONTEXT, from) : context.active()
  const tracer = trace.getTracer(library)
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, parent, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setAttribute('error.type', kindOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Continues the caller's trace. Ignores everything else that the caller sent. */
export function carrierOf(traceparent: string | string[] | undefined): TraceCarrier {
  return typeof traceparent === 'string' ? { traceparent } : {}
}

/** The current trace, which a job or a request to another system can continue. */
export function traceCarrier(): TraceCarrier {
  const carrier: TraceCarrier = {}
  if (isTracing) propagation.inject(context.active(), carrier)
  return carrier
}

/** Calls an outside system. Its URL is not recorded, because webhook URLs are secret. */
export function fetchInSpan(name: string, address: string | URL, request: RequestInit): Promise<Response> {
  return inSpan(
    () => ({ name, kind: 'client' }),
    async (span) => {
      const headers = new Headers(request.headers)
      for (const [header, value] of Object.entries(traceCarrier())) headers.set(header, value)
      const response = await fetch(address, { ...request, headers })
      span?.setAttribute('http.response.status_code', response.status)
      return response
    },
  )
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error) return kindOf(cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name
}
