import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'
import { RatingStars } from '#ui/layout/rating-stars.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { dismissToast, dismissToasts, shownToasts, toast } from '#ui/toasts/toast.store.ts'
import { Toaster } from '#ui/toasts/toasts.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

it('`Unbroken` keeps a range on one line without changing its text', () => {
  const html = renderToStaticMarkup(<Unbroken text="Active within 24-48 hours." />)
  expect(html).toContain('<span class="whitespace-nowrap">24-48 hours</span>')
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Active within 24-48 hours.')
})

it('a text field is connected to its hint and error', () => {
  const html = renderToStaticMarkup(
    <TextField id="mail" label="E-mail" hint="For the receipt." error="Enter it." required />,
  )
  expect(html).toContain('for="mail"')
  expect(html).toContain('aria-describedby="mail-hint mail-error"')
  expect(html).toContain('aria-invalid="true"')
})

it('a text field without hint and error has no description', () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="E-mail" />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

it('a busy button stays focusable and announces its state', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Processing...">
      Proceed
    </Button>,
  )
  expect(html).toContain('aria-disabled="true"')
  expect(html).toContain('Processing...')
  expect(html).not.toContain(' disabled')
})

it('a link that opens a new tab announces it', () => {
  const html = renderToStaticMarkup(<ExternalLink href="https://portal.example">Portal</ExternalLink>)
  expect(html).toContain('rel="noopener noreferrer"')
  expect(html).toContain('opens in a new tab')
})

it('an error banner interrupts a screen reader, and a success banner does not', () => {
  expect(renderToStaticMarkup(<Banner tone="error">No.</Banner>)).toContain('role="alert"')
  expect(renderToStaticMarkup(<Banner tone="success">Yes.</Banner>)).toContain('role="status"')
})

it('the server renders components without style attributes, dialog content or toasts', () => {
  const html = renderToStaticMarkup(
    <>
      <Dialog open={false} onClose={() => {}} title="Cart">
        Lines
      </Dialog>
      <Switch label="Updates" />
      <RatingStars value={4.5} />
      <Toaster />
    </>,
  )
  expect(html).not.toContain('style=')
  expect(html).not.toContain('Lines')
  expect(html).toContain('width="90"')
})

it('at most three toasts are shown, and a dismissed toast disappears', () => {
  dismissToasts()
  for (const title of ['one', 'two', 'three', 'four']) toast({ title })
  expect(shownToasts().map((shown) => shown.title)).toEqual(['two', 'three', 'four'])
  for (const { id } of shownToasts()) dismissToast(id)
  expect(shownToasts()).toEqual([])
})
