import { ApplyButton } from '#company/apply-button.tsx'
import { Section } from '#ui/section.tsx'

/** An application without a chosen silo. `/network/apply` leads here (product: pages 4). */
export function NetworkApply() {
  return (
    <Section id="apply" ground="ink">
      <div className="grid items-center gap-8 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-8">
          <h2 id="apply-title">Not sure which silo is right for you?</h2>
          <p className="lead">
            Apply to the network as a whole and tell us what you are working on. You can choose a silo later.
          </p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ApplyButton
            kind="silo_application"
            subject="Wadah Network"
            label="Apply to the network"
            variant="primary"
            size="large"
          />
        </div>
      </div>
    </Section>
  )
}
