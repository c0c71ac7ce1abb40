import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest test files. They start first, so that no worker is still busy with one at the end. */
const longest = [
  'scripts/second-brand',
  'scripts/serve',
  'orders/jobs',
  'mail/mail-queues',
  'app/slow-database',
  'app/frozen-database',
  'files/pictures',
  'files/endless-drawings',
  'catalog/search/quality',
  'http/listening/http-server',
  'app/failover',
  'db/database',
  'scripts/store-processes',
  'scripts/local-postgres',
  'quotes/ordering',
  'orders/receipts/receipt-pdf',
  'catalog/listing/listing-queries',
  'dashboard/access',
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
