import { askAccount, type Answer } from '#account/account-request.client.ts'
import type { LogIn, Notifications, SignUp } from '#account/account.forms.ts'
import { notificationsShape } from '#account/kept-profile.ts'
import { localRecordShape, type LocalRecord } from '#account/local-record.ts'
import { anything } from '#lib/shape.ts'

export function sendSignUp(form: SignUp): Promise<Answer<unknown>> {
  return askAccount('POST', 'sign-up', anything, form)
}

export function sendLogIn(form: LogIn): Promise<Answer<LocalRecord>> {
  return askAccount('POST', 'log-in', localRecordShape, form)
}

export function sendForgottenPassword(form: { email: string }): Promise<Answer<unknown>> {
  return askAccount('POST', 'forgotten-password', anything, form)
}

export function sendNewPassword(form: { token: string; password: string }): Promise<Answer<unknown>> {
  return askAccount('POST', 'new-password', anything, form)
}

export function readNotifications(): Promise<Answer<Notifications>> {
  return askAccount('GET', 'notifications', notificationsShape)
}

export function sendNotifications(form: Notifications): Promise<Answer<Notifications>> {
  return askAccount('PUT', 'notifications', notificationsShape, form)
}
