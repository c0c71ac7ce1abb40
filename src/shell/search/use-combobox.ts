import { useEffect, useEffectEvent, useState } from 'react'
import { searchTerm } from '#catalog/search/search-term.ts'
import { nextOption, noOption } from '#shell/search/next-option.ts'

interface ComboboxOptions {
  count: number
  onEscape: () => void
}

export function useInputTerm(input: HTMLInputElement): string {
  const [term, setTerm] = useState(() => searchTerm(input.value))
  useEffect(() => {
    const read = () => setTerm(searchTerm(input.value))
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  return term
}

/** The keyboard behavior of a combobox: the field keeps the focus while one option is active. */
export function useActiveOption(
  input: HTMLInputElement,
  { count, onEscape }: ComboboxOptions,
): [number, (option: number) => void] {
  const [chosen, setChosen] = useState(noOption)
  const at = chosen < count ? chosen : noOption
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
    } else if (event.key === 'Enter' && at !== noOption) {
      event.preventDefault()
      document.getElementById(optionId(at))?.click()
    } else {
      const next = nextOption(event.key, { at, count })
      if (next === null) return
      event.preventDefault()
      setChosen(next)
    }
  })
  useEffect(() => {
    const forget = () => setChosen(noOption)
    const onKeyDown = (event: KeyboardEvent) => act(event)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('input', forget)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('input', forget)
    }
  }, [input])
  useEffect(() => {
    if (at !== noOption) document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return [at, setChosen]
}

export function optionId(at: number): string {
  return `search-option-${at}`
}
