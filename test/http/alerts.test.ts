import { readFile } from 'node:fs/promises'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createMetrics } from '#http/metrics.server.ts'
import { projectFile } from '../support/order-shop.ts'

/** Prometheus creates this metric itself. */
const ofPrometheus = new Set(['up'])
const functions = new Set(['histogram_quantile', 'min_over_time'])

test('every metric in the alert rules exists with its labels, and each alert is described', async () => {
  const rules = await readFile(projectFile('docs/alerts.yml'), 'utf8')
  const operations = await readFile(projectFile('docs/operations.md'), 'utf8')
  const metrics = createMetrics()
  metrics.watchPool(new Pool())
  metrics.watchMails(() => Promise.resolve(0))
  const served = await metrics.registry.metrics()
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
  const names = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name)
  expect(expressions.length).toBe(names.length)
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(operations, name).toContain(`\`${name}\``)

  for (const expression of expressions) {
    const selectors = [...expression.matchAll(/\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?=[{[ )])(?:\{(.*?)\})?/g)]
    expect(selectors, expression).not.toEqual([])
    for (const [, metric = '', labels = ''] of selectors) {
      if (ofPrometheus.has(metric) || functions.has(metric)) continue
      const family = metric.replace(/_(bucket|count|sum)$/, (suffix) =>
        served.includes(`# TYPE ${metric} `) ? suffix : '',
      )
      expect(served, expression).toContain(`# TYPE ${family} `)
      const known: unknown = Reflect.get(metrics.registry.getSingleMetric(family) ?? {}, 'labelNames')
      for (const [, label] of labels.matchAll(/(\w+)[=!]/g)) expect(known, expression).toContain(label)
    }
  }
})
