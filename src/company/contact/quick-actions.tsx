import { useState, type ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { useSite } from '#site/site.ts'
import { CalendarIcon, ChatIcon, PhoneIcon } from '#ui/icons/icons-contact.tsx'
import { ArrowRightIcon, ExternalIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { EnquiryDialog } from '#enquiries/forms/enquiry-dialog.tsx'
import { fetchedEarly } from '#ui/dialogs/lazy-dialog.tsx'

/** Three quick ways to get in touch: free consultation, live chat, callback (product: company 20). */
export function QuickActions() {
  const { meetingUrl, assistantUrl } = useSite()
  const [callingBack, setCallingBack] = useState(false)
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="text-2xl">
        Or start right away
      </h2>
      <ul className="mt-4 grid gap-3">
        <li>
          <QuickLink href={meetingUrl} icon={<CalendarIcon />} title="Free consultation">
            Pick a time in our calendar
          </QuickLink>
        </li>
        <li>
          <QuickLink href={assistantUrl} icon={<ChatIcon />} title="Live chat">
            {contact.chat}
          </QuickLink>
        </li>
        <li>
          <button
            type="button"
            className={actionClass}
            onClick={() => setCallingBack(true)}
            {...callBackOpener}
          >
            <Words icon={<PhoneIcon />} title="Call back">
              Leave your number and we’ll call you
            </Words>
            <ArrowRightIcon className="size-5 text-ink-faint" />
          </button>
        </li>
      </ul>
      {/* A callback request is stored as an inquiry (product: enquiries 6). */}
      <EnquiryDialog
        open={callingBack}
        onClose={() => setCallingBack(false)}
        title="Request a call back"
        load={loadCallBackForm}
      >
        {({ CallBackForm }, progress) => <CallBackForm page="/contact" {...progress} />}
      </EnquiryDialog>
    </section>
  )
}

const actionClass =
  'flex min-h-18 w-full items-center gap-4 rounded-lg border border-line bg-surface px-5 py-3 text-start transition-colors hover:border-line-strong hover:bg-surface-raised'

type Action = { icon: ReactNode; title: string; children: ReactNode }

function QuickLink({ href, ...words }: Action & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={actionClass}>
      <Words {...words} />
      <ExternalIcon className="size-5 text-ink-faint" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

function Words({ icon, title, children }: Action) {
  return (
    <>
      <span className="text-accent-text">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </>
  )
}

/** Props for the buttons that open the callback form. The buttons load the form early. */
const callBackOpener = fetchedEarly(loadCallBackForm)

function loadCallBackForm() {
  return import('#enquiries/forms/call-back-form.tsx')
}
