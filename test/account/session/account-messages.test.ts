import { afterEach, expect, test, vi } from 'vitest'
import { sendLogIn, sendSignUp } from '#account/session/account-api.client.ts'
import { logInMessage, signUpMessage } from '#account/session/account-messages.ts'
import { ada } from '../../support/account-browser.ts'

afterEach(() => vi.unstubAllGlobals())

const badGateway = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))
const connectionLost = () => Promise.reject(new TypeError('connection reset'))

test.each([
  [
    'an error page',
    badGateway,
    'Failed to create account. Please try again.',
    'Login failed. Please try again.',
  ],
  [
    'no answer',
    connectionLost,
    'An error occurred. Please try again.',
    'An error occurred. Please try again.',
  ],
])('sign-up and log-in report %s (product: accounts 15, 18)', async (_, fetch, signUp, logIn) => {
  vi.stubGlobal('fetch', fetch)
  const signedUp = await sendSignUp(ada)
  const loggedIn = await sendLogIn({ email: ada.primary_email, password: ada.password })
  expect(signedUp.ok || signUpMessage(signedUp.problem)).toBe(signUp)
  expect(loggedIn.ok || logInMessage(loggedIn.problem)).toBe(logIn)
})
