import { importPath, maxDashboardBytes, maxImportBytes } from '#http/body-limits.ts'

/** Approximate size of the headers and boundary of one part of a multipart body. */
const bytesOfPart = 200

/** Whether the server would reject the form because of its size (product: pages 26). */
export function isTooLarge(form: FormData, encoding: string, path = ''): boolean {
  const most = path === importPath ? maxImportBytes : maxDashboardBytes
  const entries = [...form]
  if (encoding !== 'multipart/form-data') {
    const texts = entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    return new URLSearchParams(texts).toString().length > most
  }
  const parts = entries.map(([, value]) => bytesOfPart + new Blob([value]).size)
  return parts.reduce((sum, part) => sum + part, 0) > most
}
