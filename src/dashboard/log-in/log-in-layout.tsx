import type { ReactNode } from 'react'
import { Mark } from '#art/mark.tsx'
import { brand } from '#content/brand.ts'
import { OwnFrame } from '#dashboard/components/own-frame.tsx'
import { ThemeToggle } from '#ui/theme/theme-toggle.tsx'

interface LogInLayoutProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** The layout of log-in pages: one centered card. */
export function LogInLayout({ title, lead, children }: LogInLayoutProps) {
  return (
    <OwnFrame>
      <div className="grid min-h-dvh place-content-center-safe grid-cols-[minmax(0,26rem)] gap-6 px-4 py-6">
        <header className="flex items-center justify-between">
          <a href="/" aria-label={`${brand.name}, to the shop`} className="flex items-center gap-2 text-ink">
            <Mark className="size-8" />
            <span className="font-display text-lg">{brand.name}</span>
          </a>
          <ThemeToggle />
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="grid gap-5 rounded-lg border border-line bg-surface p-[clamp(1.25rem,5vw,2rem)]"
        >
          <div>
            <h1 className="text-xl">{title}</h1>
            <p className="mt-1 text-sm text-ink-soft">{lead}</p>
          </div>
          {children}
        </main>
      </div>
    </OwnFrame>
  )
}
