import { Form } from 'react-router'
import type { LicenseKeyView, LineAccess } from '#orders/access/line-access.ts'
import { LinePicture } from '#orders/checkout/order-summary-lines.tsx'
import { dateAndTime } from '#orders/times.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { useEffect, useRef, useState } from 'react'

const shownKeys = 3

interface OrderAccessProps {
  line: LineAccess
  /** The picture of the product, if known. */
  image?: string | null
  timeZone: string
}

/** The access that one line of an active order gives its buyer (product: access 3). */
export function OrderAccess({ line, image = null, timeZone }: OrderAccessProps) {
  const { name, endedAt, instructions, linkUrl, linkLabel, contactEmail } = line
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-5" aria-label={`Access to ${name}`}>
      <div className="flex items-center gap-4">
        <LinePicture address={image} />
        <h3 className="text-lg">{name}</h3>
      </div>
      {endedAt !== null && <p className="text-ink-soft">Access ended on {dateAndTime(endedAt, timeZone)}.</p>}
      {instructions !== '' && <p className="max-w-text wrap-anywhere whitespace-pre-line">{instructions}</p>}
      {linkUrl !== '' && (
        <p data-screen-only="">
          <ExternalLink href={linkUrl} className={`${buttonClass({ variant: 'secondary' })} wrap-anywhere`}>
            {linkLabel || 'Open it'}
          </ExternalLink>
        </p>
      )}
      <Keys line={line} timeZone={timeZone} />
      {contactEmail !== '' && (
        <p className="text-sm text-ink-soft">
          Need a hand? Write to{' '}
          <a href={`mailto:${contactEmail}`} className="link">
            {contactEmail}
          </a>
          .
        </p>
      )}
    </section>
  )
}

function Keys({ line, timeZone }: OrderAccessProps) {
  const { keys, missingKeys } = line
  const [first, rest] = [keys.slice(0, shownKeys), keys.slice(shownKeys)]
  return (
    <>
      {missingKeys > 0 && <MissingKeys {...line} />}
      {keys.length > 0 && (
        <div className="grid grid-cols-1 gap-3">
          <h4 className="font-text text-sm font-semibold tracking-normal text-ink-faint">
            {keys.length === 1 ? 'License key' : `${keys.length} license keys`}
          </h4>
          <KeyList keys={first} timeZone={timeZone} />
          {rest.length > 0 && (
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                Show {rest.length} more
              </summary>
              <KeyList keys={rest} timeZone={timeZone} />
            </details>
          )}
        </div>
      )}
    </>
  )
}

/** Only missing keys of an imported list are a task for the seller (product: access 8, 9). */
function MissingKeys({ missingKeys, areKeysImported }: LineAccess) {
  const isOne = missingKeys === 1
  const keys = isOne ? 'A license key is' : `${missingKeys} license keys are`
  if (!areKeysImported) {
    return (
      <Banner title={`${keys} missing`}>
        <p>Please contact the seller to get {isOne ? 'it' : 'them'}.</p>
      </Banner>
    )
  }
  return (
    <Banner title={`${keys} on ${isOne ? 'its' : 'their'} way`}>
      <p>We’ve asked the seller for more. {isOne ? 'It’ll appear' : 'They’ll appear'} here.</p>
    </Banner>
  )
}

function KeyList({ keys, timeZone }: { keys: readonly LicenseKeyView[]; timeZone: string }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {keys.map((each) => (
        <LicenseKey key={each.id} licenseKey={each} timeZone={timeZone} />
      ))}
    </ul>
  )
}

function LicenseKey({ licenseKey, timeZone }: { licenseKey: LicenseKeyView; timeZone: string }) {
  const { key, limit, activations } = licenseKey
  const count = useRef<HTMLSpanElement>(null)
  const isFreeing = useRef(false)
  // Moves the focus, because the focused button disappears together with its machine.
  useEffect(() => {
    if (isFreeing.current) count.current?.focus()
    isFreeing.current = false
  }, [activations.length])
  return (
    <li className="grid grid-cols-1 gap-2 rounded-md border border-line p-4">
      <code className="text-sm break-all">{key}</code>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span ref={count} tabIndex={-1} className="text-sm text-ink-soft tabular-nums outline-none">
          Active on {activations.length} of {limit} {limit === 1 ? 'machine' : 'machines'}
        </span>
        <CopyKey value={key} />
      </div>
      {activations.map((activation) => (
        <Form
          key={activation.id}
          method="post"
          preventScrollReset
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2"
          onSubmit={() => {
            isFreeing.current = true
          }}
        >
          <span className="min-w-0 text-sm wrap-anywhere">
            {activation.name}
            <span className="text-ink-soft">, since {dateAndTime(activation.activatedAt, timeZone)}</span>
          </span>
          <input type="hidden" name="activation" value={activation.id} />
          <Button type="submit" variant="quiet">
            Free<span className="sr-only"> {activation.name}</span>
          </Button>
        </Form>
      ))}
    </li>
  )
}

/** Copies a license key. If the browser denies that, the customer can select the key. */
function CopyKey({ value }: { value: string }) {
  const [words, setWords] = useState('Copy')

  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      setWords('Copied')
    } catch {
      setWords('Select the key to copy it')
    }
  }

  return (
    <Button
      variant="quiet"
      className="noscript:hidden"
      data-screen-only=""
      aria-label={words === 'Copy' ? 'Copy the license key' : words}
      onClick={() => void copy()}
    >
      {words}
    </Button>
  )
}
