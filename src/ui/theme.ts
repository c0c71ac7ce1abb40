import { useSyncExternalStore } from 'react'
import { themeKey } from '#ui/theme-script.ts'

export type Theme = 'system' | 'light' | 'dark'

const listeners = new Set<() => void>()

/** The visitor's choice. On the server and until hydration it is the system's. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, chosenTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  apply(theme)
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is not available: the choice holds for this page only.
  }
  for (const listener of listeners) listener()
}

function chosenTheme(): Theme {
  return asTheme(document.documentElement.dataset.theme)
}

function watchTheme(listener: () => void): () => void {
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
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function asTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}
