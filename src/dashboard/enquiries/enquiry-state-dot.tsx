import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import { enquiryStateLabels, type EnquiryState } from '#enquiries/enquiry-thread.ts'

const tones: Record<EnquiryState, StatusTone> = { open: 'waiting', waiting: 'quiet', done: 'good' }

export function EnquiryStateDot({ state }: { state: EnquiryState }) {
  return <StatusDot tone={tones[state]}>{enquiryStateLabels[state]}</StatusDot>
}
