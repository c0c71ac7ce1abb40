import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'
import type { Draft, DraftPlace } from '#catalog/editing/drafts/drafts.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import {
  forgetUnsentDraft,
  keepUnsentDraft,
  sendUnsentDraft,
  unsentDraft,
} from '#dashboard/records/unsent-drafts.client.ts'

interface RestoredDraftOptions {
  /** The draft that is stored on the server. */
  stored: Draft | null
  /** The version that the last save created. */
  savedVersion: number | null
}

/** Returns the values to restore: the server's draft, or a later one that was not sent. */
export function useRestoredDraft(
  { accountId, noun, itemId }: DraftPlace,
  { stored, savedVersion }: RestoredDraftOptions,
): { restored: Draft | null; discard: () => void } {
  const isHydrated = useHydrated()
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  // Read only when the form is opened or saved, because later drafts contain the input of this page.
  const unsent = useMemo(() => {
    const draft = isHydrated ? unsentDraft({ accountId, noun, itemId }) : null
    return draft && !isSavedBy(draft, savedVersion) ? draft : null
  }, [isHydrated, accountId, noun, itemId, savedVersion])

  useEffect(() => {
    if (savedVersion === null) return
    if (savedVersion === 1) forgetUnsentDraft({ accountId, noun, itemId: 'new' })
    const draft = unsentDraft({ accountId, noun, itemId })
    if (draft && isSavedBy(draft, savedVersion)) forgetUnsentDraft({ accountId, noun, itemId })
  }, [accountId, noun, itemId, savedVersion])

  const isLater = unsent && unsent !== discarded && unsent.updatedAt > (stored?.updatedAt ?? '')
  return {
    restored: isLater ? unsent : stored,
    discard() {
      forgetUnsentDraft({ accountId, noun, itemId })
      setDiscarded(unsent)
    },
  }
}

/** Whether the last save included the draft. If so, the draft is based on an earlier version. */
function isSavedBy({ version }: Draft, savedVersion: number | null): boolean {
  return savedVersion !== null && version !== savedVersion
}

/** Deletes the form's draft from this browser after the form was submitted to another page. */
export function useForgottenDraft({ accountId, noun, itemId }: DraftPlace, isSent: boolean): void {
  useEffect(() => {
    if (isSent) forgetUnsentDraft({ accountId, noun, itemId })
  }, [accountId, noun, itemId, isSent])
}

export type DraftState = 'none' | 'storing' | 'stored' | 'browser'

const pauseMilliseconds = 1_200

/**
 * Sends a draft after a pause in the input. Until the server has stored the draft, it is also in browser
 * storage (product: dashboard 27).
 */
export function useDraftSaving(
  place: DraftPlace,
  { opened, version }: { opened: FormValues | null; version: number | null },
): { state: DraftState; keep: (values: FormValues) => void; stop: () => void } {
  const [state, setState] = useState<DraftState>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function send(): void {
    timer.current = undefined
    void sendUnsentDraft(place).then((isSent) => setState(isSent ? 'stored' : 'browser'))
  }

  function keep(values: FormValues): void {
    keepUnsentDraft(place, { values, opened, version, updatedAt: new Date().toISOString() })
    setState('storing')
    clearTimeout(timer.current)
    timer.current = setTimeout(send, pauseMilliseconds)
  }

  function stop(): void {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  const sendBeforeLeaving = useEffectEvent(() => {
    if (timer.current !== undefined) send()
    stop()
  })
  useEffect(() => () => sendBeforeLeaving(), [])

  return { state, keep, stop }
}
