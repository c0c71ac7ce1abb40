import { expect, test } from 'vitest'
import * as z from 'zod'
import { unlikeWrittenDown } from '../../prove/fuzz-operations.ts'
import { withStore } from '../support/store.ts'

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

test('fuzz: the operations of the OpenAPI document are written down, and a missing or unknown one is named', () =>
  withStore(async ({ app }) => {
    const { paths } = documentSchema.parse(await (await app.request('/api/openapi.json')).json())
    const [first = '', ...others] = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(unlikeWrittenDown([first, ...others])).toEqual([])
    expect(unlikeWrittenDown(others)).toEqual([`${first} is not in the OpenAPI document`])
    expect(unlikeWrittenDown([first, ...others, 'get /api/new'])).toEqual([
      'get /api/new is not in prove/fuzz-operations.ts: add it',
    ])
  }))
