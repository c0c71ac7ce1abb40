import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { diskStorage } from '#files/disk-storage.server.ts'
import type { FileStorage } from '#files/file-storage.server.ts'
import { s3Storage } from '#files/s3-storage.server.ts'
import type { Environment } from '#http/environment.server.ts'

export function createFileStorage(environment: Environment): FileStorage {
  const { STORAGE, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_REGION } = environment
  if (STORAGE.startsWith('file:')) {
    const directory = resolve(STORAGE.slice('file:'.length).replace(/^\/\/(?=\/)/, ''))
    return diskStorage(directory)
  }
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('If STORAGE is a bucket, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are required.')
  }
  return s3Storage({
    address: STORAGE.slice('s3:'.length),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    region: S3_REGION,
    incoming: join(tmpdir(), 'wadah-incoming'),
  })
}
