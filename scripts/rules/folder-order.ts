import { posix } from 'node:path'
import { kindOf } from './file-kinds.ts'

/**
 * The subfolders of each folder of src/, in order. Each may import only from itself and the subfolders before it.
 * '.' means the files at the folder's root. If '.' is first, the subfolders may import these files; if it is last,
 * these files combine the subfolders.
 */
const folderOrder: FolderOrder = {
  '': [
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
    'pdf',
    'catalog',
    'cart',
    'quotes',
    'orders',
    'reviews',
    'enquiries',
    'developers',
    'shell',
    'marketplace',
    'solutions',
    'company',
    'purchases',
    'dashboard',
    'agents',
    'app',
    '.',
  ],
  ui: ['styles', 'icons', 'layout', 'forms', 'loading', 'theme', 'toasts', 'dialogs'],
  http: ['.', 'limits', 'daily-counts', 'server', 'assets', 'cache', 'pages', 'listening'],
  account: ['session', 'customer-portal', 'sign-in', 'second-factor', 'staff', 'settings', '.'],
  catalog: [
    '.',
    'details',
    'built-in',
    'solutions',
    'products',
    'offers',
    'sellers',
    'search',
    'listing',
    'saved',
    'editing',
    'proposals',
  ],
  cart: ['.', 'browser', 'discounts', 'dialog'],
  quotes: ['.', 'document', 'requests', 'answers'],
  orders: [
    '.',
    'browser',
    'access',
    'transitions',
    'customer',
    'hand-off',
    'portal-events',
    'receipts',
    'downloads',
    'checkout',
    'statements',
    'subscriptions',
    'admin',
  ],
  reviews: ['.', 'writing', 'reporting', 'moderation', 'invitations', 'seed'],
  enquiries: ['.', 'forms', 'inbox'],
  developers: ['keys', 'webhooks', 'api'],
  db: ['functions', '.'],
  app: ['api', '.'],
  agents: ['mcp', '.'],
  company: ['.', 'contact', 'about', 'careers', 'fund', 'insights', 'legal', 'network', 'home'],
  dashboard: [
    '.',
    'components',
    'lists',
    'views',
    'charts',
    'files',
    'records',
    'synonyms',
    'imports',
    'proposals',
    'record-lists',
    'access',
    'log-in',
    'second-factor',
    'security',
    'invitation',
    'people',
    'developers',
    'applications',
    'sellers',
    'enquiries',
    'orders',
    'quotes',
    'discounts',
    'reviews',
    'customers',
    'notices',
    'reports',
    'subscriptions',
    'statements',
    'search',
    'audit',
    'overview',
    'frame',
  ],
  marketplace: [
    '.',
    'listing',
    'landing',
    'category',
    'sellers',
    'compare',
    'saved',
    'shared-cart',
    'request',
    'sell',
    'product',
    'reviews',
  ],
  purchases: ['.', 'payment', 'list', 'receipt', 'review', 'subscriptions'],
  shell: ['search', '.'],
  solutions: ['.', 'overview', 'pre-packaged', 'list', 'custom', 'consulting', 'fixed', 'reviews'],
  'catalog/editing': ['fields', 'drafts', 'lists', '.'],
  'ui/styles': ['.', 'fonts'],
  'solutions/fixed': ['content', '.'],
}

export type FolderOrder = Readonly<Record<string, readonly string[]>>

/** A folder with more files at its root must get subfolders. */
const maxFilesAtRoot = 40

/** Why an import violates the folder order, or `null` if it does not. Imports of types count too. */
export function orderViolation(path: string, target: string): string | null {
  // Every folder may read content, because it is data.
  if (target.startsWith('content/')) return null
  const folder = sharedFolder(path, target)
  const from = entryOf(path, folder)
  const to = entryOf(target, folder)
  if (from !== to) {
    const order = folderOrder[folder] ?? []
    const unknown = [from, to].find((entry) => !order.includes(entry))
    if (unknown !== undefined) {
      return `${path}: imports ${target}, but ${posix.join('src', folder, unknown)} has no place in scripts/rules/folder-order.ts`
    }
    if (order.indexOf(to) > order.indexOf(from)) return `${path}: may not import ${target}, which comes later`
  }
  if (
    kindOf(path) === 'commands' &&
    kindOf(target) === 'tables' &&
    entryOf(path, '') !== entryOf(target, '')
  ) {
    return `${path}: commands use the tables of their own folder only, not ${target}`
  }
  return null
}

/** Finds folders that are not in the order, entries without a folder, and folders with too many files at the root. */
export function folderViolations(paths: readonly string[], order: FolderOrder = folderOrder): string[] {
  const contents = new Map<string, string[]>()
  for (const path of paths) {
    for (let folder = parentOf(path); ; folder = parentOf(folder)) {
      contents.set(folder, [...(contents.get(folder) ?? []), path])
      if (folder === '') break
    }
  }
  const missing = Object.keys(order).filter((folder) => !contents.has(folder))
  return [
    ...missing.map((folder) => `scripts/rules/folder-order.ts: there is no folder src/${folder}`),
    ...[...contents].flatMap(([folder, files]) => violationsIn(folder, files, order[folder])),
  ]
}

function violationsIn(folder: string, files: readonly string[], order?: readonly string[]): string[] {
  const name = posix.join('src', folder)
  const entries = files.map((file) => entryOf(file, folder))
  const atRoot = entries.filter((entry) => entry === '.').length
  const found = [...new Set(entries)]
  const violations: string[] = []
  if (atRoot > maxFilesAtRoot) {
    violations.push(`${name}: ${atRoot} files at its root, more than ${maxFilesAtRoot}; give it subfolders`)
  }
  if (!order) {
    if (found.some((entry) => entry !== '.')) violations.push(`${name}: its subfolders have no order`)
    return violations
  }
  const unknown = found.filter((entry) => !order.includes(entry))
  const gone = order.filter((entry) => !found.includes(entry))
  if (unknown.length + gone.length > 0) {
    violations.push(`${name}: its order and its contents differ in ${[...unknown, ...gone].join(', ')}`)
  }
  if (order.slice(1, -1).includes('.')) {
    violations.push(`${name}: the files at its root come first or last in its order`)
  }
  return violations
}

/** The innermost folder that contains both files. */
function sharedFolder(one: string, other: string): string {
  let folder = parentOf(one)
  while (folder !== '' && !other.startsWith(`${folder}/`)) folder = parentOf(folder)
  return folder
}

/** The subfolder that contains a file, or '.' for a file at the folder's root. */
function entryOf(path: string, folder: string): string {
  const [first = '', ...rest] = path.slice(folder === '' ? 0 : folder.length + 1).split('/')
  return rest.length === 0 ? '.' : first
}

function parentOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}
