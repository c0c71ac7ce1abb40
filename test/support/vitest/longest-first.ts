import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files. They start first, so that no worker is still busy with one at the end. */
const longest = [
  'scripts/second-brand',
  'scripts/serve',
  'app/slow-database',
  'catalog/search/quality',
  'scripts/npm',
  'dashboard/access',
  'orders/jobs',
  'files/pictures',
  'files/endless-drawings',
  'http/listening/http-server',
  'orders/subscriptions/arrival-order',
  'scripts/local-postgres',
  'dashboard/list-plans',
  'mail/mail-queues',
  'http/limits/client-address',
  'http/cache/direct-responses',
  'scripts/store-processes',
  'db/database',
  'app/frozen-database',
  'dashboard/proposals/proposals',
  'catalog/listing/listing-queries',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    return others.toSorted((one, other) => place(one) - place(other))
  }
}

function place({ moduleId }: TestSpecification): number {
  const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return found === -1 ? longest.length : found
}
