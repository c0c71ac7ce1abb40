import { sendLogIn, sendSignUp } from '#account/session/account-api.client.ts'
import { isUnanswered, type AccountAnswer } from '#account/session/account-request.client.ts'
import type { SignUp } from '#account/session/account.forms.ts'
import type { LocalRecord } from '#account/session/local-record.ts'

/**
 * Sends the sign-ups of a form. If an answer was lost, the account may exist. Another attempt with the same
 * email and password then logs in and returns the record (product: accounts 12).
 */
export function createSignUpTries() {
  /** The email and password of an attempt without an answer. */
  let unanswered = ''

  return async (form: SignUp): Promise<AccountAnswer<LocalRecord | null>> => {
    const logIn = { email: form.primary_email, password: form.password }
    const request = JSON.stringify(logIn)
    // If the browser is offline, it sends nothing, so a missing answer does not mean that the account may
    // exist.
    const isOnline = navigator.onLine
    const answer = await sendSignUp(form)
    if (!answer.ok && (isUnanswered(answer.problem) || answer.problem.code === 'unconfirmed')) {
      if (isOnline) unanswered = request
      return answer
    }
    const isSentAgain = request === unanswered
    unanswered = ''
    if (answer.ok) return { ok: true, value: null }
    if (isSentAgain && answer.problem.code === 'already_registered') {
      const granted = await sendLogIn(logIn)
      if (granted.ok) return granted
      if (isUnanswered(granted.problem)) unanswered = request
    }
    return answer
  }
}
