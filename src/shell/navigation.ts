import type { Site } from '#site/site.ts'

export interface NavigationEntry {
  label: string
  /** A path within the shop, or the setting with an outside address, which opens a new tab. */
  to: string | { outside: keyof Pick<Site, 'networkUrl' | 'portalUrl'> }
  /** Another path for which the entry is current. Pages below both paths count too. */
  also?: string
  submenu?: readonly { label: string; to: string; note: string }[]
}

export interface FooterColumn {
  title: string
  links: readonly { label: string; to: string; outside?: boolean }[]
}

/** Whether the pathname is one of these paths or below one of them. */
export function leadsHere(paths: readonly (string | undefined)[], pathname: string): boolean {
  return paths.some((path) => path !== undefined && `${pathname}/`.startsWith(`${path}/`))
}
