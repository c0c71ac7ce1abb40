import { toast } from '#ui/toasts/toast.store.ts'
import { reloadDocument } from '#lib/reload-document.client.ts'

/**
 * The manifest of this page's build. Read when the module loads, because React removes the link after
 * hydration.
 */
const manifestAddress = document.querySelector('link[href*="/manifest-"]')?.getAttribute('href')

const failed = new Set<string>()

/**
 * Called if a file could not be loaded. Reloads the page if a deployment has removed the file (product:
 * quality 15), or if a retry failed although the server has the file: Firefox and older Chromium remember a
 * failed import until the page is reloaded. If the page contains input, the visitor decides when.
 */
export async function reloadIfStuck({ message }: Error): Promise<void> {
  const isOutdated = !wasReloaded() && (await hasNewBuild())
  if (!isOutdated && !(await isRemembered(message))) return
  if (!hasInput()) return reloadDocument()
  toast({
    title: isOutdated ? 'This page has been updated' : 'This page needs a reload',
    description: 'Reload to continue. Copy what you typed first.',
    action: { label: 'Reload', onSelect: reloadDocument },
  })
}

/** Firefox and Chromium name the file in the message of the error. */
async function isRemembered(message: string): Promise<boolean> {
  const file = /https?:\S+\.js/.exec(message)?.[0]
  if (!file) return false
  const isRetry = failed.has(file)
  failed.add(file)
  if (!isRetry) return false
  const response = await fetch(file).catch(() => undefined)
  return response?.ok ?? false
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

async function hasNewBuild(): Promise<boolean> {
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
