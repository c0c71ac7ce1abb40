import { useRouteLoaderData } from 'react-router'

/** The addresses and contacts of the outside world, from configuration (decisions §1 and §2). */
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

/** The same for every visitor, so it travels with the page. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root')
  if (!data) throw new Error('useSite needs the root loader')
  return data.site
}
