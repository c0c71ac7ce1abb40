import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, so that no worker is left alone with one at the end. */
const longest = [
  'scripts/serve',
  'orders/crash',
  'orders/jobs',
  'scripts/local-postgres/embedded-postgres',
  'app/silent-database',
  'mail/mail-queues',
  'files/pictures',
  'search/quality',
  'db/guarded-reads',
  'db/database',
  'http/http-server',
  'app/failover',
  'scripts/store-processes',
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
