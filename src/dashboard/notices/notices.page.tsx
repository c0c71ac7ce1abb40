import { Form, redirect } from 'react-router'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { chooseNotices, noticeSettingsOf } from '#dashboard/notices/notice-settings.server.ts'
import { noticeLabels, noticesFor } from '#dashboard/notices/notices.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { actorOf, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import type { Route } from './+types/notices.page.ts'

export const meta = dashboardMeta('Notifications', 'Which emails you get about your work.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, db } = await openPage({ request, context }, 'notices.choose')
  const shown = noticesFor(viewer)
  const isOn = await noticeSettingsOf(db, viewer.accountId, shown)
  return {
    email: viewer.email,
    choices: shown.map((notice) => ({ notice, label: noticeLabels[notice], isOn: isOn[notice] ?? true })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'notices.choose')
  const chosen = (await request.formData()).getAll('on')
  const shown = noticesFor(viewer)
  await chooseNotices(db, {
    actor: actorOf(viewer),
    userId: viewer.accountId,
    shown,
    on: shown.filter((notice) => chosen.includes(notice)),
    now,
  })
  return redirect('/dashboard/notices?done=choose')
}

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

/** The viewer's notice settings (product: dashboard 126). */
export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  const { email, choices } = loaderData
  return (
    <>
      <PageHeading title="Notifications" lead={`Emails to ${email}.`} />
      <div className="grid grid-cols-1 gap-6">
        <Outcome done={{ choose: 'Notifications saved.' }} />
        <Form method="post" className="people-form">
          <fieldset className="grid gap-2">
            <legend className="field-label">Email me when</legend>
            {choices.map(({ notice, label, isOn }) => (
              <CheckBox key={notice} name="on" value={notice} defaultChecked={isOn} label={label} />
            ))}
          </fieldset>
          <SubmitButton intent="choose" variant="primary">
            Save
          </SubmitButton>
        </Form>
      </div>
    </>
  )
}
