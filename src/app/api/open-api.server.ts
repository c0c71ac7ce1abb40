import * as z from 'zod'
import type * as mini from 'zod/mini'
import { brand } from '#content/brand.ts'
import {
  readProblem,
  type Access,
  type Operation,
  type OperationResponse,
  type RoutedOperation,
} from '#http/operation.server.ts'
import { problemResponse } from '#http/problem-response.ts'

const wholeShop = {
  title: `${brand.name}'s shop`,
  description:
    'Everything outside of pages: catalog, account, cart, inquiries, orders, and the calls of the signing portal.',
}

/** Creates an OpenAPI 3.1 document from the schemas that parse the requests. */
export function openApi(operations: readonly RoutedOperation[], publicUrl: string, about = wholeShop) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method]: described(operation) }
  }
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : ''
  return {
    openapi: '3.1.0',
    info: { ...about, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemResponse, 'output') },
      securitySchemes: {
        account: { type: 'apiKey', in: 'cookie', name: `${prefix}wadah.session_token` },
        customerPortalSession: { type: 'apiKey', in: 'cookie', name: `${prefix}wadah.portal` },
        browser: { type: 'apiKey', in: 'cookie', name: `${prefix}wadah.browser` },
        token: { type: 'http', scheme: 'bearer', description: 'The token of the documents address' },
        accessKey: { type: 'http', scheme: 'bearer', description: 'The access key of the order' },
        sellerKey: { type: 'http', scheme: 'bearer', description: 'An API key of a seller' },
        signature: { type: 'apiKey', in: 'header', name: 'webhook-signature' },
      },
    },
  }
}

const security: Record<Access, Record<string, never[]>[]> = {
  anybody: [],
  account: [{ account: [] }],
  customer: [{ account: [] }, { customerPortalSession: [] }, { browser: [] }],
  token: [{ token: [] }],
  access_key: [{ accessKey: [] }],
  signature: [{ signature: [] }],
  seller_key: [{ sellerKey: [] }],
}

function described(operation: RoutedOperation) {
  const { method, path, summary, description, group, access, body } = operation
  const all = parameters(operation)
  return {
    operationId: `${method} ${path}`.replace(/[^a-z]+/gi, '_'),
    summary,
    ...(description !== undefined && { description }),
    tags: [group],
    security: security[access],
    ...(all.length > 0 && { parameters: all }),
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: { ...successes(operation.responses), ...problems(operation) },
  }
}

function parameters({ path, query, headers = {} }: RoutedOperation) {
  const text = { required: true, schema: { type: 'string' } }
  const querySchema = query && jsonSchema(query, 'input')
  const isRequired = (name: string) => querySchema?.required?.includes(name) ?? false
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', ...text })),
    ...Object.entries(querySchema?.properties ?? {}).map(([name, schema]) => {
      return { name, in: 'query', required: isRequired(name), schema }
    }),
    ...Object.entries(headers).map(([name, description]) => ({ name, in: 'header', description, ...text })),
  ]
}

function successes(responses: Readonly<Record<number, OperationResponse>>) {
  return Object.fromEntries(
    Object.entries(responses).map(([status, { description, schema }]) => [
      status,
      { description, ...(schema && { content: json(jsonSchema(schema, 'input')) }) },
    ]),
  )
}

/** One response per status. Errors with the same status differ in their code. */
function problems({ problems = [], problemSchemas = {} }: Operation) {
  const all = problems.map(readProblem)
  const statuses = [...new Set(all.map(({ status }) => status))].toSorted((one, other) => one - other)
  return Object.fromEntries(
    statuses.map((status) => {
      const sameStatus = all.filter((problem) => problem.status === status)
      const schemas = sameStatus.map(({ code }) => problemSchemas[code])
      const own = schemas.flatMap((schema) => (schema ? [jsonSchema(schema, 'output')] : []))
      const plain = own.length < schemas.length ? [{ $ref: '#/components/schemas/Problem' }] : []
      const bodies = [...plain, ...own]
      const description = sameStatus.map(({ code, when }) => `\`${code}\`: ${when}`).join('\n\n')
      return [status, { description, content: json(bodies.length === 1 ? bodies[0] : { oneOf: bodies }) }]
    }),
  )
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

/** The schema of the transferred JSON: `input` before the schema transforms a value, `output` after that. */
function jsonSchema(schema: mini.ZodMiniType, io: 'input' | 'output') {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  delete made.$schema
  return made
}
