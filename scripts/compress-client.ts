/** The last build step: writes Brotli and gzip copies of client files, if they are smaller than the originals. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const client = fileURLToPath(new URL('../build/client', import.meta.url))
/**
 * Only the API viewer is larger. Compressing it at the best quality would take as long as all other files
 * together.
 */
const largeBytes = 1_000_000
const qualityOfLarge = 9
const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest'])

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  const quality = content.length > largeBytes ? qualityOfLarge : constants.BROTLI_MAX_QUALITY
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeIfSmaller(`${path}.br`, brotliCompressSync(content, { params }), content)
  writeIfSmaller(`${path}.gz`, gzipSync(content, { level: 9 }), content)
}

function writeIfSmaller(path: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length < content.length) writeFileSync(path, compressed)
}
