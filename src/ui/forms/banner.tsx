import type { ReactNode } from 'react'
import { AlertIcon, CheckIcon, InfoIcon } from '#ui/icons/icons-interface.tsx'

type BannerProps = { tone?: 'success' | 'error' | 'info'; title?: ReactNode; children?: ReactNode }

/** An inline message. Only errors interrupt screen readers. */
export function Banner({ tone = 'info', title, children }: BannerProps) {
  const Mark = marks[tone]
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={`banner banner-${tone}`}>
      <Mark className="mt-0.5 size-5" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold text-ink">{title}</p>}
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
    </div>
  )
}

const marks = { success: CheckIcon, error: AlertIcon, info: InfoIcon }
