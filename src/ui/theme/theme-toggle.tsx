import { useId, useSyncExternalStore } from 'react'
import { MoonIcon, SunIcon, SystemIcon } from '#ui/icons/icons-interface.tsx'
import { themeStore, type Theme } from '#ui/theme/theme.store.ts'

export function ThemeToggle() {
  const chosen = useSyncExternalStore(themeStore.subscribe, themeStore.getState, systemTheme)
  const name = useId()
  return (
    <fieldset className="inline-flex w-fit rounded-full border border-line">
      <legend className="sr-only">Color theme</legend>
      {choices.map(({ theme, label, Mark }) => (
        <label key={theme} className="segment" title={label}>
          <input
            type="radio"
            name={name}
            value={theme}
            aria-label={label}
            checked={theme === chosen}
            onChange={() => themeStore.choose(theme)}
          />
          <Mark className="size-4.5" />
        </label>
      ))}
    </fieldset>
  )
}

const choices = [
  { theme: 'system', label: 'Match the system', Mark: SystemIcon },
  { theme: 'light', label: 'Light', Mark: SunIcon },
  { theme: 'dark', label: 'Dark', Mark: MoonIcon },
] as const

/** The value on the server and until hydration. */
function systemTheme(): Theme {
  return 'system'
}
