import { Button, buttonClass } from '#ui/forms/button.tsx'

/** The waitlist is the main action. The disabled buttons are grouped and explained (product: solutions 20). */
export function ComingSoonActions({ name, hasWaitlist }: { name: string; hasWaitlist: boolean }) {
  return (
    <div className="grid justify-items-start gap-6">
      {hasWaitlist && (
        <a href="#waitlist" className={buttonClass({ size: 'large' })}>
          Join the Waitlist
        </a>
      )}
      <div role="group" aria-labelledby="not-open-yet" className="grid gap-2.5">
        <p id="not-open-yet" className="text-sm text-ink-soft">
          Not open yet: orders and demos start when {name} launches.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button disabled>Coming Soon</Button>
          <Button disabled>Schedule Demo</Button>
        </div>
      </div>
    </div>
  )
}
