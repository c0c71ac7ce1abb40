import * as z from 'zod'
import type * as mini from 'zod/mini'
import { problem } from '#app/api/answers.ts'
import type { Access, Operation } from '#app/api/operation.ts'

/** The OpenAPI 3.1 document of these calls, made from the schemas that check them. */
export function openApi(operations: readonly Operation[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: "Wadah's shop",
      version: '1',
      description: 'What lives outside a page: catalogue, account, cart, enquiries, orders, and the portal.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        account: { type: 'apiKey', in: 'cookie', name: 'wadah.session_token' },
        portalSession: { type: 'apiKey', in: 'cookie', name: 'wadah.portal' },
        browser: { type: 'apiKey', in: 'cookie', name: 'wadah.browser' },
        token: { type: 'http', scheme: 'bearer', description: 'The token of the documents address' },
        key: { type: 'http', scheme: 'bearer', description: "The order's own key" },
        signature: { type: 'apiKey', in: 'header', name: 'webhook-signature' },
      },
    },
  }
}

const security: Record<Access, Record<string, never[]>[]> = {
  anybody: [],
  account: [{ account: [] }],
  customer: [{ account: [] }, { portalSession: [] }, { browser: [] }],
  token: [{ token: [] }],
  key: [{ key: [] }],
  signature: [{ signature: [] }],
}

function described(operation: Operation) {
  const { summary, description, group, access, body } = operation
  return {
    operationId: `${operation.method} ${operation.path}`.replace(/[^a-z]+/gi, '_'),
    summary,
    ...(description !== undefined && { description }),
    tags: [group],
    security: security[access],
    ...(parameters(operation).length > 0 && { parameters: parameters(operation) }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: responses(operation),
  }
}

function parameters({ path, query, headers = {} }: Operation) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const asked = query && jsonSchema(query, 'input')
  const inQuery = Object.entries(asked?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: asked?.required?.includes(name) ?? false,
    schema,
  }))
  const inHeaders = Object.entries(headers).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  return [...inPath, ...inQuery, ...inHeaders]
}

/** One response per status. Errors with the same status differ by their code. */
function responses({ answers, refusals = [] }: Operation) {
  const answered = answers.map(([status, description, schema]) => [
    String(status),
    { description, ...(schema && { content: json(jsonSchema(schema, 'input')) }) },
  ])
  const statuses = [...new Set(refusals.map(([status]) => status))].toSorted((one, other) => one - other)
  const refused = statuses.map((status) => {
    const here = refusals.filter((refusal) => refusal[0] === status)
    const own = here.flatMap(([, , , schema]) => (schema ? [jsonSchema(schema, 'output')] : []))
    const plain = here.some(([, , , schema]) => !schema) ? [{ $ref: '#/components/schemas/Problem' }] : []
    const shapes = [...plain, ...own]
    return [
      String(status),
      {
        description: here.map(([, code, when]) => `\`${code}\`: ${when}`).join('\n\n'),
        content: json(shapes.length === 1 ? shapes[0] : { oneOf: shapes }),
      },
    ]
  })
  return Object.fromEntries([...answered, ...refused])
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

/** As it travels in JSON, not as the schema transforms it inside. */
export function jsonSchema(schema: mini.ZodMiniType, io: 'input' | 'output') {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  delete made.$schema
  return made
}
