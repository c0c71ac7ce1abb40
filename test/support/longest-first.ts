import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, so that no worker is left alone with one at the end. */
const longest = [
  'scripts/serve',
  'orders/jobs',
  'orders/crash',
  'app/silent-database',
  'mail/mail-queues',
  'scripts/local-postgres/embedded-postgres',
  'http/http-server',
  'search/quality',
  'files/pictures',
  'db/database',
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
