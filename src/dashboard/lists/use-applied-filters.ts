import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** The page reloads once somebody has stopped typing for this long. */
const typingPause = 300

/**
 * Applies the fields of a form to the address as they change: `searchOf` gives the query. The form must have the
 * returned key. Fields keep their input while they are edited; any other navigation to this address resets them.
 */
export function useAppliedFilters(searchOf: (form: HTMLFormElement) => string) {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formKey = formKeyIn(state) ?? key
  const { location: next } = useNavigation()
  // Input from before a navigation must not replace the address that the navigation leads to.
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
