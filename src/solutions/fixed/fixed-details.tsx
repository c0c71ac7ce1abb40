import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import type { ItemDetails } from '#catalogue/details/item-details.ts'
import { SampleScreens } from '#catalogue/details/sample-screens.tsx'
import { Container } from '#ui/container.tsx'

/** What a solution's page says below its parts. Nothing in it needs React in the browser. */
export function FixedDetails({ details }: { details: ItemDetails }) {
  return (
    <>
      <SampleScreens screens={details.screens} />
      <Container className="py-10 md:py-14">
        <div className="detail-blocks">
          <HowItWorks steps={details.steps} />
          <FurtherDetails details={details} />
        </div>
      </Container>
    </>
  )
}
