import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drawingLimits } from '#files/draw-picture.server.ts'
import { patience } from '../support/patience.ts'
import { withRollback } from '../support/store.ts'
import { picture, svg } from '../support/samples/hostile-files.ts'
import { temporaryStorage, upload } from '../support/file-uploads.ts'

const rectangle = '<rect width="1200" height="300" filter="url(#f)"/>'
const filters = svg(
  `<filter id="f"><feTurbulence numOctaves="1000" baseFrequency="0.9"/><feGaussianBlur stdDeviation="90"/></filter>${rectangle.repeat(200)}`,
)

// An endless drawing uses up its time limit, and the other uploads here take less than a second.
const { processorSeconds } = drawingLimits
beforeAll(() => void (drawingLimits.processorSeconds = 2))
afterAll(() => void (drawingLimits.processorSeconds = processorSeconds))

test('an SVG whose filters never finish is rejected, while other uploads succeed', async () => {
  const storage = await temporaryStorage()
  await withRollback(async (db) => {
    const actor = { kind: 'account', accountId: 'somebody', sessionId: null } as const
    const endless = upload({ db, storage }, { name: 'endless.svg', content: filters }, { actor })
    expect(await upload({ db, storage }, { name: 'a.png', content: await picture() })).toMatchObject({
      ok: true,
    })
    expect(await endless).toEqual({ ok: false, reason: 'too_complex' })
  })
})

test('a process that draws a picture ends when the process that started it is killed', async () => {
  const { directory } = await temporaryStorage()
  const path = join(directory, 'endless.svg')
  await writeFile(path, filters)
  const module = new URL('../../src/files/draw-picture.server.ts', import.meta.url).href
  const code = `const { drawPicture } = await import('${module}'); await drawPicture('${path}', 'svg', 'somebody')`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' })
  const drawing = await vi.waitFor(
    () => execFileSync('pgrep', ['-P', String(parent.pid)], { encoding: 'utf8' }),
    patience,
  )
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await vi.waitFor(() => expect(() => process.kill(Number(drawing), 0)).toThrow('ESRCH'), patience)
})
