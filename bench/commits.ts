import { Pool } from 'pg'
import { loadFigures, inMilliseconds, rounded } from './figures.ts'
import { connections, type LoadAnswers } from './load.ts'
import type { Shop } from './shop.ts'

/** The second floor of every write: what PostgreSQL alone commits on this disk, a second. */
export async function printCommits({ settings }: Shop, seconds: number): Promise<number> {
  const figures = loadFigures([await loneCommits(settings['DATABASE_URL'] ?? '', connections, seconds)])
  console.log(
    `\nPostgreSQL alone, one-row inserts on ${connections} connections: ${rounded(figures.perSecond)} commits/s, ` +
      `p50 ${inMilliseconds(figures.p50)} ms, p99 ${inMilliseconds(figures.p99)} ms.`,
  )
  return figures.perSecond
}

/** One-row inserts, each its own transaction, from this many writers at once. */
async function loneCommits(databaseUrl: string, writers: number, seconds: number): Promise<LoadAnswers> {
  const pool = new Pool({ connectionString: databaseUrl, max: writers })
  try {
    await pool.query('create table bench_commits (id bigserial primary key, text text not null)')
    const milliseconds: number[] = []
    const started = performance.now()
    const until = started + seconds * 1000
    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (performance.now() < until) {
          const asked = performance.now()
          await pool.query({
            name: 'insert',
            text: 'insert into bench_commits (text) values ($1)',
            values: ['x'],
          })
          milliseconds.push(performance.now() - asked)
        }
      }),
    )
    return { milliseconds, seconds: (performance.now() - started) / 1000 }
  } finally {
    await pool.query('drop table if exists bench_commits')
    await pool.end()
  }
}
