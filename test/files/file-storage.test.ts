import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createFileStorage } from '#files/create-file-storage.server.ts'
import type { FileStorage, OpenedFile } from '#files/file-storage.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { testSettings } from '../support/store.ts'

let directory = ''
let bucketAddress = ''
let bucket: S3rver

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wadah-files-'))
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(directory, 'buckets'),
    configureBuckets: [{ name: 'wadah' }],
  })
  const { port } = await bucket.run()
  bucketAddress = `s3:http://127.0.0.1:${port}/wadah`
})

afterAll(async () => {
  await bucket.close()
  await rm(directory, { recursive: true })
})

const storages: Record<string, () => FileStorage> = {
  'local disk': () => storageOf({ STORAGE: `file:${join(directory, 'disk')}` }),
  'an S3-compatible service': () =>
    storageOf({ STORAGE: bucketAddress, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }),
}

function storageOf(settings: Record<string, string>): FileStorage {
  return createFileStorage(parseEnvironment({ ...testSettings, ...settings }))
}

async function textOf(file: OpenedFile | null, range?: { start: number; end: number }): Promise<string> {
  return new Response(await file?.read(range)).text()
}

describe.each(Object.keys(storages))('%s', (name) => {
  const open = () => storages[name]?.() ?? storageOf({})

  test('a stored file can be read completely or in part until it is removed', async () => {
    const storage = open()
    await storage.put('downloads/ab12', new Blob(['The Prompt Field Guide']))
    const file = await storage.open('downloads/ab12')
    expect(file?.bytes).toBe(22)
    expect(await textOf(file)).toBe('The Prompt Field Guide')
    expect(await textOf(file, { start: 4, end: 9 })).toBe('Prompt')
    await storage.remove('downloads/ab12')
    expect(await storage.open('downloads/ab12')).toBeNull()
    await storage.remove('downloads/ab12')
  })

  test('file storage rejects empty names and names outside the folder', async () => {
    for (const path of ['', '../secret', 'downloads/../../secret', '/etc/passwd', 'downloads/a/../b']) {
      await expect(open().open(path)).rejects.toThrow('Not a valid storage name')
    }
  })
})

test('an interrupted upload leaves no partial file', async () => {
  const storage = storageOf({ STORAGE: `file:${join(directory, 'broken')}` })
  const content = new Blob(['half'])
  content.stream = () =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
      pull: () => Promise.reject(new Error('broken off')),
    })
  await expect(storage.put('downloads/cd34', content)).rejects.toThrow('broken off')
  expect(await storage.open('downloads/cd34')).toBeNull()
  expect(await readdir(storage.incoming)).toEqual([])
})

test('a process killed while writing a file leaves no file under its name', async () => {
  const folder = join(directory, 'killed')
  const program = `
    import { diskStorage } from '#files/disk-storage.server.ts'
    const content = new Blob(['half'])
    content.stream = () => new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(300_000)),
      pull: () => { console.log('half'); return new Promise(() => setInterval(() => {}, 1_000)) },
    })
    await diskStorage(${JSON.stringify(folder)}).put('downloads/ef56', content)`
  const writer = spawn(process.execPath, ['--input-type=module', '-e', program])
  onTestFinished(() => void writer.kill('SIGKILL'))
  await once(writer.stdout, 'data')
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  const storage = storageOf({ STORAGE: `file:${folder}` })
  expect(await readdir(storage.incoming)).toHaveLength(1)
  expect(await storage.open('downloads/ef56')).toBeNull()
})

test('file storage in a bucket requires access keys', () => {
  expect(() => storageOf({ STORAGE: 's3:https://s3.example/wadah' })).toThrow('S3_ACCESS_KEY_ID')
})
