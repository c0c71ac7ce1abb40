import { kindOf } from './file-kinds.ts'

/** The folders of src/ in their one order: each imports only from itself and from those before it. */
const folderOrder = [
  'lib',
  'art',
  'ui',
  'db',
  'http',
  'site',
  'mail',
  'audit',
  'account',
  'files',
  'catalogue',
  'cart',
  'quotes',
  'orders',
  'reviews',
  'enquiries',
  'shell',
  'marketplace',
  'solutions',
  'company',
  'purchases',
  'dashboard',
  'app',
] as const

/**
 * What is wrong with the direction of an import, types included, or `null`. Files that stand beside the folders put
 * the pages together and come last.
 */
export function orderViolation(path: string, target: string): string | null {
  // Content is data, which every folder may read.
  if (target.startsWith('content/')) return null
  const from = placeOf(path)
  const to = placeOf(target)
  if (from === null) return `${path}: its folder is none of the order (scripts/rules/folder-order.ts)`
  if (to === null) return `${path}: imports ${target}, whose folder is none of the order`
  if (to > from) return `${path}: may not import ${target}, a folder that comes later`
  if (kindOf(path) === 'commands' && kindOf(target) === 'tables' && to !== from) {
    return `${path}: commands use the tables of their own folder only, not ${target}`
  }
  return null
}

function placeOf(path: string): number | null {
  const [folder = '', ...rest] = path.split('/')
  if (rest.length === 0) return folderOrder.length
  const place = (folderOrder as readonly string[]).indexOf(folder)
  return place < 0 ? null : place
}
