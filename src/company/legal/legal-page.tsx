import type { ReactNode } from 'react'
import { ContentsList } from '#company/contents-list.tsx'
import { MarkdownBody } from '#company/markdown-body.tsx'
import { statusNote } from '#company/legal/legal-text.ts'
import type { ShownLegalText } from '#company/legal/legal-text.server.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'
import { storedTables, type StoredInBrowser } from '#company/legal/stored-in-browser.ts'

/** The layout of the privacy notice, the terms and the cookie notice (product: company 22). */
export function LegalPage({ text }: { text: ShownLegalText }) {
  const { title, lead, inShort, sections } = text
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <header className="intro">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="text-sm text-ink-faint">{statusNote(text)}</p>
        <LegalPages current={title} />
      </header>
      <div className="mt-8 grid gap-6 border-t border-line pt-6 md:pt-10 lg:gap-12 lg:grid-cols-12">
        <ContentsList sections={sections} className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:pe-8" />
        <div className="grid min-w-0 gap-10 lg:col-span-8">
          {inShort && (
            <div className="card card-plain max-w-xl p-5">
              <h2 className="text-xl">In short</h2>
              <ul className="mt-2 grid list-disc gap-1.5 ps-5">
                {inShort.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          )}
          {sections.map((section) => (
            <Section key={section.id} id={section.id} title={section.title}>
              {section.lead && <MarkdownBody html={section.lead} />}
              {section.table && <StoredTable caption={section.title} entries={storedTables[section.table]} />}
              {section.html && <MarkdownBody html={section.html} />}
            </Section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="prose mt-4 max-w-xl [&_h3]:text-lg">{children}</div>
    </section>
  )
}

function LegalPages({ current }: { current: string }) {
  return (
    <nav aria-label="Legal pages" data-screen-only="">
      <ul className="flex gap-2">
        {pages.map(({ name, to }) => (
          <li key={to}>
            <ButtonLink
              to={to}
              prefetch="intent"
              aria-current={name === current ? 'page' : undefined}
              variant={name === current ? 'ink' : 'secondary'}
            >
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const pages = [
  { name: 'Privacy', to: '/privacy' },
  { name: 'Terms', to: '/terms' },
  { name: 'Cookies', to: '/cookies' },
]

/**
 * The stored data, its purpose and its lifetime. Collapsed, because the list is long. On a phone each entry
 * is a block.
 */
function StoredTable({ caption, entries }: { caption: string; entries: readonly StoredInBrowser[] }) {
  return (
    <details>
      <summary className="disclosure font-semibold">
        Show all {entries.length} entries
        <ChevronDownIcon className="size-4" />
      </summary>
      <StoredEntries caption={caption} entries={entries} />
    </details>
  )
}

function StoredEntries({ caption, entries }: { caption: string; entries: readonly StoredInBrowser[] }) {
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
