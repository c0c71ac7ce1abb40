import { themeKey } from '#ui/theme/theme-script.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/**
 * The visitor's theme. The document element holds it, because the inline script sets it there before the
 * first paint.
 */
export const themeStore = {
  getState: (): Theme => asTheme(document.documentElement.dataset.theme),

  subscribe(listener: () => void): () => void {
    function onStorage(event: StorageEvent) {
      if (event.key !== themeKey) return
      apply(asTheme(event.newValue))
      listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', onStorage)
    }
  },

  choose(theme: Theme): void {
    apply(theme)
    try {
      if (theme === 'system') localStorage.removeItem(themeKey)
      else localStorage.setItem(themeKey, theme)
    } catch {
      // If storage is blocked, the choice lasts until the page is reloaded.
    }
    for (const listener of listeners) listener()
  },
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function asTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}
