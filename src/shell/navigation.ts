import type { Site } from '#site/site.ts'

export interface NavigationEntry {
  label: string
  /** A path of this site, or the setting that holds an outside address (opens in a new tab). */
  to: string | { outside: keyof Pick<Site, 'networkUrl' | 'portalUrl'> }
  /** Another path for which the entry is current. Pages below either path count too. */
  also?: string
  submenu?: readonly { label: string; to: string; note: string }[]
}

export interface FooterColumn {
  title: string
  links: readonly { label: string; to: string; outside?: boolean }[]
}

/** Whether the pathname equals one of these paths or is below one. */
export function leadsHere(paths: readonly (string | undefined)[], pathname: string): boolean {
  return paths.some((path) => path !== undefined && `${pathname}/`.startsWith(`${path}/`))
}
