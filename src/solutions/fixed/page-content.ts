import { architect } from '#solutions/fixed/content/architect.ts'
import { consultingBusiness } from '#solutions/fixed/content/consulting-business.ts'
import { consultingIntroduction } from '#solutions/fixed/content/consulting-introduction.ts'
import { cybersecurityConsulting } from '#solutions/fixed/content/cybersecurity-consulting.ts'
import { cybersecurityDownload } from '#solutions/fixed/content/cybersecurity-download.ts'
import { elevate } from '#solutions/fixed/content/elevate.ts'
import { jakePlatform } from '#solutions/fixed/content/jake-platform.ts'
import { presence } from '#solutions/fixed/content/presence.ts'
import { socialMediaAdPackage } from '#solutions/fixed/content/social-media-ad-package.ts'
import { standBy } from '#solutions/fixed/content/stand-by.ts'
import { strategyPro } from '#solutions/fixed/content/strategy-pro.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'
import type { FixedPath } from '#catalogue/fixed-pages.ts'

/** The content of each of the eleven pages. Read by the loader, so that the browser gets only its own page's. */
export const fixedPageWords: Readonly<Record<FixedPath, FixedPage>> = {
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
