/** The messages of sign-up, log-in, reset and settings (product: accounts 15, 18, 23, 27, 28). */
export const signUpMessages = {
  created: 'Account created successfully! Please check your email for a welcome message.',
  already_registered: 'An account with this email already exists. Please try logging in instead.',
  duplicate_customer:
    'An account with this email already exists in our system. Please try logging in instead.',
  invalid_email: 'Please enter a valid email address.',
  not_created: 'Failed to create account. Please try again.',
} as const

export const logInMessages = {
  granted: 'Login successful! Redirecting...',
  failed: 'Login failed. Please try again.',
  denied: 'Invalid email or password. Please try again.',
} as const

export const resetMessages = {
  sent: 'Password reset email sent! Check your inbox.',
  failed: 'Failed to send reset email. Please try again.',
} as const

export const newPasswordMessages = {
  changed: 'Your password has been changed. Please log in with the new one.',
  token_missing: 'This link isn’t complete. Open it from your email again, or ask for a new one.',
  token_not_valid: 'This link has expired or was already used. Ask for a new one to choose your password.',
} as const

export const emailProofMessages = {
  sent: 'We sent you a new link. Check your inbox.',
  failed: 'We couldn’t send the link. Please try again.',
} as const

export const settingsMessages = {
  profileSaved: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile. Please try again.',
  unreachable: 'We couldn’t connect. Please check your connection and try again.',
  notificationsSaved: 'Notification settings saved!',
  notificationsFailed: 'Failed to save settings. Please try again.',
} as const

/** The message of sign-up and log-in for an unexpected exception. */
export const unexpectedMessage = 'An error occurred. Please try again.'

/** Returns the problem's own message for the given codes and for rate limits, otherwise a general one. */
export function shownMessage(
  problem: { code: string; message: string },
  codes: readonly string[],
  otherwise: string,
): string {
  return problem.code === 'too_many_tries' || codes.includes(problem.code) ? problem.message : otherwise
}

/** The message for a failed sign-up. An error page, for example from a proxy, counts as a failed sign-up. */
export function signUpMessage(problem: { code: string; message: string }): string {
  const otherwise = problem.code === 'http_failure' ? signUpMessages.not_created : unexpectedMessage
  return shownMessage(problem, Object.keys(signUpMessages), otherwise)
}

export function logInMessage(problem: { code: string; message: string }): string {
  const otherwise = problem.code === 'http_failure' ? logInMessages.failed : unexpectedMessage
  const codes = ['access_denied', 'log_in_failed', 'customer_portal_unreachable']
  return shownMessage(problem, codes, otherwise)
}
