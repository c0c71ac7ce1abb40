import { architect } from '#solutions/content/architect.ts'
import { consultingBusiness } from '#solutions/content/consulting-business.ts'
import { consultingIntroduction } from '#solutions/content/consulting-introduction.ts'
import { cybersecurityConsulting } from '#solutions/content/cybersecurity-consulting.ts'
import { cybersecurityDownload } from '#solutions/content/cybersecurity-download.ts'
import { elevate } from '#solutions/content/elevate.ts'
import { jakePlatform } from '#solutions/content/jake-platform.ts'
import { presence } from '#solutions/content/presence.ts'
import { socialMediaAdPackage } from '#solutions/content/social-media-ad-package.ts'
import { standBy } from '#solutions/content/stand-by.ts'
import { strategyPro } from '#solutions/content/strategy-pro.ts'
import type { FixedPage } from '#solutions/fixed-page.ts'
import type { FixedPath } from '#solutions/fixed-pages.ts'

/** The words of each of the eleven pages (decisions §1). Read by the loader, so the browser gets only its page's. */
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
