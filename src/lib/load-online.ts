type Loader<Part> = () => Promise<Part>

const loaded = new WeakMap<Loader<unknown>, unknown>()

/**
 * Loads a module, unless the browser is offline. Firefox and older Chromium remember a failed
 * import until the page is reloaded, so an attempt while offline would make all later attempts fail too.
 */
export async function loadOnline<Part extends object>(load: Loader<Part>): Promise<Part> {
  const known = loaded.get(load) as Part | undefined
  if (known) return known
  if (!navigator.onLine) throw new Error('The browser is offline.')
  const part = await load()
  loaded.set(load, part)
  return part
}
