import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** The time to wait for more input before applying a text filter. */
const typingPause = 300

/**
 * Navigates to the query string from `searchOf` when a field of the form changes. The form must use the
 * returned key, so that fields keep their input during edits, and any other navigation resets them.
 */
export function useAppliedFilters(searchOf: (form: HTMLFormElement) => string) {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formKey = formKeyIn(state) ?? key
  const { location: next } = useNavigation()
  // A pending change must not cancel or follow another navigation.
  useEffect(() => {
    if (next && formKeyIn(next.state) !== formKey) clearTimeout(pause.current)
  }, [next, formKey])
  useEffect(() => () => clearTimeout(pause.current), [])
  const apply = (form: HTMLFormElement) => {
    clearTimeout(pause.current)
    if (!form.checkValidity()) return
    const to = searchOf(form)
    if (to !== search) {
      void navigate({ search: to }, { replace: true, preventScrollReset: true, state: { filters: formKey } })
    }
  }
  return {
    formKey,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      apply(event.currentTarget)
    },
    onChange({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      clearTimeout(pause.current)
      if (target instanceof HTMLInputElement && target.type !== 'checkbox') {
        pause.current = setTimeout(apply, typingPause, currentTarget)
      } else apply(currentTarget)
    },
  }
}

function formKeyIn(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'filters' in state &&
    typeof state.filters === 'string'
    ? state.filters
    : null
}
