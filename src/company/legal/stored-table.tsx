import type { StoredInBrowser } from '#company/legal/stored-in-browser.ts'

/** What is stored, why and for how long. On a phone each entry is a block of its own. */
export function StoredTable({ caption, entries }: { caption: string; entries: readonly StoredInBrowser[] }) {
  return (
    <dl aria-label={caption} className="border-b border-line text-sm">
      {entries.map(({ name, purpose, lifetime }) => (
        <div key={name} className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-12">
          <dt className="font-mono sm:col-span-5">{name}</dt>
          <dd className="sm:col-span-7">
            <span className="block">{purpose}</span>
            <span className="mt-1 block text-ink-faint">{lifetime}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
