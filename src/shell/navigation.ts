import type { Site } from '#site/site.ts'

export interface NavigationEntry {
  label: string
  /** A path of this site, or the setting with an outside address (opens in a new tab). */
  to: string | { outside: keyof Pick<Site, 'networkUrl' | 'portalUrl'> }
  /** Another path for which the entry is current. Pages beneath either path count too. */
  also?: string
  submenu?: readonly { label: string; to: string; note: string }[]
}

/** A column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly { label: string; to: string; outside?: boolean }[]
}

/** Whether the page at this path is one of these, or beneath one. */
export function leadsHere(paths: readonly (string | undefined)[], pathname: string): boolean {
  return paths.some((path) => path !== undefined && `${pathname}/`.startsWith(`${path}/`))
}
