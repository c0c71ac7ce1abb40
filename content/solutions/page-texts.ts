import { architect } from '#content/solutions/pages/architect.ts'
import { consultingBusiness } from '#content/solutions/pages/consulting-business.ts'
import { consultingIntroduction } from '#content/solutions/pages/consulting-introduction.ts'
import { cybersecurityConsulting } from '#content/solutions/pages/cybersecurity-consulting.ts'
import { cybersecurityDownload } from '#content/solutions/pages/cybersecurity-download.ts'
import { elevate } from '#content/solutions/pages/elevate.ts'
import { jakePlatform } from '#content/solutions/pages/jake-platform.ts'
import { presence } from '#content/solutions/pages/presence.ts'
import { socialMediaAdPackage } from '#content/solutions/pages/social-media-ad-package.ts'
import { standBy } from '#content/solutions/pages/stand-by.ts'
import { strategyPro } from '#content/solutions/pages/strategy-pro.ts'
import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

/** The text of each fixed page, by address. */
export const pageTexts: Readonly<Record<string, FixedPage>> = {
  '/solutions/jakeplatform': jakePlatform,
  '/solutions/wadahpresence': presence,
  '/solutions/wadaharchitect': architect,
  '/solutions/wadahstrategypro': strategyPro,
  '/solutions/socialmediaadpackage': socialMediaAdPackage,
  '/solutions/wadahelevate': elevate,
  '/solutions/openmindcybersecurity': cybersecurityDownload,
  '/solutions/openmindconsulting': consultingIntroduction,
  '/marketplace/wadah-stand-by': standBy,
  '/marketplace/open-mind-consulting': consultingBusiness,
  '/marketplace/open-mind-cybersecurity': cybersecurityConsulting,
}
