import { isWaitlist, type Waitlist } from '#enquiries/enquiries.ts'

/** The waitlist of a coming-soon solution has the solution's id. */
export function waitlistOf(solutionId: string): Waitlist | null {
  return isWaitlist(solutionId) ? solutionId : null
}
