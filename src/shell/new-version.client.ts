import { toast } from '#ui/toasts/toast.store.ts'
import { reloadDocument } from '#lib/reload-document.client.ts'

/**
 * The manifest of this page's build. Read when the module loads, because React removes the link after
 * hydration.
 */
const manifestAddress = document.querySelector('link[href*="/manifest-"]')?.getAttribute('href')

/**
 * Called if a file could not be loaded, because a deployment may have removed it. If the server runs another
 * build, reloads the page once (product: quality 15). If the page contains input, the visitor decides when.
 */
export async function reloadIfOutdated(): Promise<void> {
  if (wasReloaded() || !(await isOutdated())) return
  if (!hasInput()) return reloadDocument()
  toast({
    title: 'This page has been updated',
    description: 'Reload to continue. Copy what you typed first.',
    action: { label: 'Reload', onSelect: reloadDocument },
  })
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

async function isOutdated(): Promise<boolean> {
  if (!manifestAddress) return false
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(manifestAddress)
  } catch {
    return false
  }
}

function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
