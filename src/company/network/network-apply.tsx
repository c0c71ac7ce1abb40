import { ApplyButton } from '#company/apply-button.tsx'
import { network } from '#content/network.ts'
import { Section } from '#ui/layout/section.tsx'

/** An application without a selected silo, target of `/network/apply` (product: pages 4). */
export function NetworkApply() {
  return (
    <Section id="apply" ground="ink">
      <div className="grid items-center gap-8 lg:grid-cols-12">
        <div className="grid gap-4 lg:col-span-8">
          <h2 id="apply-title">{network.apply.title}</h2>
          <p className="lead">{network.apply.lead}</p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ApplyButton
            kind="silo_application"
            subject={network.title}
            label={network.apply.action}
            variant="primary"
            size="large"
          />
        </div>
      </div>
    </Section>
  )
}
