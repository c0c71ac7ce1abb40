import { AwsClient } from 'aws4fetch'
import { requireFileName, type FileStorage } from '#files/file-storage.server.ts'

interface S3Settings {
  /** The address of the bucket: https://host/bucket. */
  address: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  incoming: string
}

const retries = { retries: 3, initRetryMs: 100 }

/** Stores files in an S3-compatible bucket, where an object becomes visible only when it is complete. */
export function s3Storage({ address, incoming, ...keys }: S3Settings): FileStorage {
  const client = new AwsClient({ ...keys, ...retries, service: 's3' })
  const bucket = address.replace(/\/+$/, '')
  const send = (name: string, request?: RequestInit) =>
    client.fetch(`${bucket}/${requireFileName(name)}`, request)

  async function sendFor(name: string, request?: RequestInit): Promise<Response> {
    const response = await send(name, request)
    if (!response.ok) throw new Error(`The file storage answered ${response.status} to ${name}`)
    return response
  }

  return {
    incoming,
    async put(name, content) {
      const response = await sendFor(name, { method: 'PUT', body: content })
      await response.body?.cancel()
    },
    async open(name) {
      const response = await send(name, { method: 'HEAD' })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The file storage answered ${response.status} to ${name}`)
      const bytes = Number(response.headers.get('content-length'))
      return {
        bytes,
        async read(range) {
          const headers = range && { range: `bytes=${range.start}-${range.end}` }
          const { body } = await sendFor(name, headers && { headers })
          if (!body) throw new Error(`The file storage sent no body for ${name}`)
          return body
        },
      }
    },
    async remove(name) {
      const response = await send(name, { method: 'DELETE' })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404) {
        throw new Error(`The file storage answered ${response.status} to ${name}`)
      }
    },
  }
}
