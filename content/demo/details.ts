import { aiToolDetails } from '#content/demo/details/ai-tools.ts'
import { aiTrainingDetails } from '#content/demo/details/ai-training.ts'
import { analyticsDetails } from '#content/demo/details/analytics.ts'
import { automationDetails } from '#content/demo/details/automation.ts'
import { businessToolDetails } from '#content/demo/details/business-tools.ts'
import { sellerConsultingDetails } from '#content/demo/details/consulting.ts'
import { routineDetails } from '#content/demo/details/routines.ts'
import { securityDetails } from '#content/demo/details/security.ts'
import { securityTestDetails } from '#content/demo/details/security-tests.ts'
import { studioDetails } from '#content/demo/details/studio.ts'
import type { SeedDetails } from '#catalog/built-in/write-details.ts'

/** The details of the invented sellers' products, by id. */
export const demoDetails: Readonly<Record<string, SeedDetails>> = {
  ...aiToolDetails,
  ...aiTrainingDetails,
  ...businessToolDetails,
  ...studioDetails,
  ...analyticsDetails,
  ...sellerConsultingDetails,
  ...automationDetails,
  ...routineDetails,
  ...securityDetails,
  ...securityTestDetails,
}
