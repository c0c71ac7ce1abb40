import type { Environment } from '#http/environment.server.ts'
import type { Site } from '#site/site.ts'

export function siteFrom(environment: Environment): Site {
  return {
    url: environment.PUBLIC_URL,
    networkUrl: environment.NETWORK_URL,
    portalUrl: environment.PORTAL_URL,
    documentsUrl: environment.DOCUMENTS_URL,
    meetingUrl: environment.MEETING_URL,
    assistantUrl: environment.ASSISTANT_URL,
    consultingUrl: environment.CONSULTING_URL,
    email: environment.CONTACT_EMAIL,
    phone: environment.CONTACT_PHONE,
  }
}
