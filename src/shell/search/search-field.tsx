import type { ComponentProps } from 'react'
import { longestSearch } from '#catalog/search/search-term.ts'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'
import { SearchIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface SearchFieldProps extends ComponentProps<'input'> {
  label: string
  buttonVariant?: ButtonVariant
}

/** The search field with an icon inside and its button beside it, in one row even on a phone. */
export function SearchField({ label, buttonVariant, ...input }: SearchFieldProps) {
  return (
    <div className="flex gap-2 sm:gap-3">
      <label className="relative min-w-0 grow">
        <VisuallyHidden>{label}</VisuallyHidden>
        <SearchIcon className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-faint max-[24rem]:hidden" />
        <input
          type="search"
          {...input}
          name="search"
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          className="control control-with-icon"
        />
      </label>
      <Button type="submit" variant={buttonVariant} form={input.form}>
        Search
      </Button>
    </div>
  )
}
