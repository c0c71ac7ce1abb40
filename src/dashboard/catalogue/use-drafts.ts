import { useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#account/use-hydrated.ts'
import type { DraftPlace } from '#catalogue/editing/drafts.ts'
import type { TypedForm } from '#catalogue/editing/typed.ts'
import {
  forgetStoredDraft,
  readStoredDraft,
  sendDraft,
  writeStoredDraft,
  type StoredDraft,
} from '#dashboard/catalogue/draft-storage.client.ts'

/** What this browser holds of a form and the server does not; `null` until the page has started. */
export function useStoredDraft(
  { accountId, noun, itemId }: DraftPlace,
  { savedVersion, newerThan }: { savedVersion: number | null; newerThan: string },
): StoredDraft | null {
  const isHydrated = useHydrated()
  const of = [accountId, noun, itemId].join('/')
  // Read once for each form: later drafts are this page's own.
  const draft = useMemo(
    () => (isHydrated ? unsavedDraft(of, savedVersion) : null),
    [isHydrated, of, savedVersion],
  )
  useEffect(() => {
    if (savedVersion === 1) forgetStoredDraft([accountId, noun, 'new'].join('/'))
    if (savedVersion !== null && !unsavedDraft(of, savedVersion)) forgetStoredDraft(of)
  }, [accountId, noun, of, savedVersion])
  return draft && draft.updatedAt > newerThan ? draft : null
}

function unsavedDraft(of: string, savedVersion: number | null): StoredDraft | null {
  const draft = readStoredDraft(of)
  return draft && !isSavedBy(draft, savedVersion) ? draft : null
}

/** Forgets what this browser holds of a form that was sent elsewhere than to its own page. */
export function useForgottenDraft({ accountId, noun, itemId }: DraftPlace, isSent: boolean): void {
  const of = [accountId, noun, itemId].join('/')
  useEffect(() => {
    if (isSent) forgetStoredDraft(of)
  }, [of, isSent])
}

/** What was typed into the version before the one that was saved. */
function isSavedBy({ version }: StoredDraft, savedVersion: number | null): boolean {
  return savedVersion !== null && version !== savedVersion
}

export type DraftState = 'none' | 'storing' | 'stored' | 'browser'

const pauseMilliseconds = 1_200

/** Stores a draft in this browser at once, and on the server after a pause in typing (product: dashboard 27). */
export function useDraftSaving(
  place: DraftPlace,
  { opened, version }: { opened: TypedForm | null; version: number | null },
): { state: DraftState; keep: (typed: TypedForm) => void; stop: () => void } {
  const [state, setState] = useState<DraftState>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function keep(typed: TypedForm): void {
    const draft = { typed, opened, version, updatedAt: new Date().toISOString() }
    writeStoredDraft([place.accountId, place.noun, place.itemId].join('/'), draft)
    setState('storing')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      void sendDraft(place, draft).then((isStored) => setState(isStored ? 'stored' : 'browser'))
    }, pauseMilliseconds)
  }

  return { state, keep, stop: () => clearTimeout(timer.current) }
}
