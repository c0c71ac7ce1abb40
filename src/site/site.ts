import { useRouteLoaderData } from 'react-router'

/** Outside addresses and contacts from the configuration (product: outside-systems 1). */
export interface Site {
  url: string
  networkUrl: string
  portalUrl: string
  documentsUrl: string
  meetingUrl: string
  assistantUrl: string
  consultingUrl: string
  email: string
  phone: string
}

/** The address of a link that calls this number. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The addresses are the same for every visitor, so they are in the HTML of every page. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root')
  if (!data) throw new Error('useSite requires the data of the root loader')
  return data.site
}
