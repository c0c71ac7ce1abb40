import { askAccount, type AccountAnswer } from '#account/session/account-request.client.ts'
import type { LogIn, Notifications, SignUp } from '#account/session/account.forms.ts'
import { notificationsAnswerSchema } from '#account/session/stored-profile.ts'
import { localRecordSchema, type LocalRecord } from '#account/session/local-record.ts'
import { newPasswordAnswerSchema } from '#account/session/session-answers.ts'
import { anything } from '#lib/schema.ts'

export function sendSignUp(form: SignUp): Promise<AccountAnswer<unknown>> {
  return askAccount('POST', 'sign-up', anything, form)
}

export function sendLogIn(form: LogIn): Promise<AccountAnswer<LocalRecord>> {
  return askAccount('POST', 'log-in', localRecordSchema, form)
}

export function sendForgottenPassword(form: { email: string }): Promise<AccountAnswer<unknown>> {
  return askAccount('POST', 'forgotten-password', anything, form)
}

export function sendNewPassword(form: {
  token: string
  password: string
}): Promise<AccountAnswer<{ email: string }>> {
  return askAccount('POST', 'new-password', newPasswordAnswerSchema, form)
}

export function sendEmailProof(): Promise<AccountAnswer<unknown>> {
  return askAccount('POST', 'email-proof', anything)
}

export function readNotifications(): Promise<AccountAnswer<Notifications>> {
  return askAccount('GET', 'notifications', notificationsAnswerSchema)
}

export function sendNotifications(form: Notifications): Promise<AccountAnswer<Notifications>> {
  return askAccount('PUT', 'notifications', notificationsAnswerSchema, form)
}
