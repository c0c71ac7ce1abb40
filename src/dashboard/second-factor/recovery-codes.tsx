import { CopyButton } from '#dashboard/components/copy-button.tsx'
import { brand } from '#content/brand.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonAnchor, buttonClass } from '#ui/forms/button.tsx'

/** The recovery codes, which are shown only once: after the set-up or after they were renewed. */
export function RecoveryCodes({ codes, to }: { codes: readonly string[]; to: string }) {
  const text = `Recovery codes for the ${brand.name} dashboard. Each works once.\r\n\r\n${codes.join('\r\n')}\r\n`
  return (
    <div className="grid gap-5">
      <Banner tone="info" title="Save your recovery codes">
        Use a code if you lose your phone. Each code works once, and we won't show them again.
      </Banner>
      <ul
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-md bg-sunken p-4 font-mono"
        aria-label="Recovery codes"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.filePrefix}-recovery-codes.txt`}
          className={buttonClass({ variant: 'secondary' })}
        >
          Download
        </a>
        <CopyButton text={codes.join('\n')} label="Copy" />
        <ButtonAnchor href={to}>I have saved them</ButtonAnchor>
      </div>
    </div>
  )
}
