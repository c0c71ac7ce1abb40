import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SessionList } from '#account/settings/session-list.tsx'

test.each([
  ['backend', 'Sign it out and choose a new password.'],
  ['customer-portal', 'Sign it out and contact us.'],
] as const)('the list of sessions says what to do about an unknown browser: %s', (mode, words) => {
  const list = (
    <MemoryRouter>
      <SessionList mode={mode} />
    </MemoryRouter>
  )
  expect(renderToStaticMarkup(list).replaceAll(/<[^>]+>/g, '')).toContain(words)
})
