import * as z from 'zod/mini'

const wrongPassword = 'Choose a password of 8 to 128 characters.'
const anEmail = 'Enter an email address like name@company.com.'

export const accountEmailField = z
  .string({ error: anEmail })
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, anEmail), z.email(anEmail))

const email = accountEmailField

/** Names need no control characters, and PostgreSQL cannot store NUL. */
const noControls = z.regex(/^\P{Cc}*$/u, 'Write this on one line.')

function line(missing: string, longest: number) {
  const tooLong = `Use at most ${longest} characters.`
  return z
    .string({ error: missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong), noControls)
}

const newPassword = z
  .string({ error: wrongPassword })
  .check(z.minLength(8, wrongPassword), z.maxLength(128, wrongPassword))

/** All fields are required. The time zone comes from the browser (product: accounts 11). */
export const signUpForm = z.strictObject({
  full_name: line('Enter your full name.', 120),
  primary_email: email,
  primary_phone: line('Enter your phone number.', 40),
  company_name: line('Enter your company name.', 160),
  password: newPassword,
  timezone: line('The time zone is missing.', 64),
})
export type SignUp = z.output<typeof signUpForm>

/** Accepts any password, because an older password may have followed another rule. */
export const logInForm = z.strictObject({
  email,
  password: z
    .string({ error: 'Enter your password.' })
    .check(z.minLength(1, 'Enter your password.'), z.maxLength(1024, 'This password is too long.')),
})
export type LogIn = z.output<typeof logInForm>

export const forgottenPasswordForm = z.strictObject({ email })

export const newPasswordForm = z.strictObject({
  password: newPassword,
  token: z.string().check(z.minLength(1), z.maxLength(200), noControls),
})

/** The form in which an invited person without an account creates one. */
export const invitedAccountForm = z.strictObject({
  name: line('Enter your full name.', 120),
  password: newPassword,
})

export const endSessionForm = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(64), noControls),
})

/** Accepts any password, because an older password may have followed another rule. */
export const deleteAccountForm = z.pick(logInForm, { password: true })

export const notificationsForm = z.strictObject({
  marketing_emails: z.boolean(),
  product_updates: z.boolean(),
  security_alerts: z.boolean(),
})
export type Notifications = z.output<typeof notificationsForm>

/** The email is missing because it identifies the profile and cannot be changed here. */
export const profileForm = z.strictObject({
  full_name: line('Enter your full name.', 120),
  phone: optionalLine(40),
  company: optionalLine(160),
})
export type Profile = z.output<typeof profileForm>

function optionalLine(longest: number) {
  return z.string().check(z.trim(), z.maxLength(longest, `Use at most ${longest} characters.`), noControls)
}
