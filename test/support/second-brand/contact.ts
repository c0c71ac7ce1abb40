export const officeHours = 'Tue-Sat 8AM-4PM PST'

export const callBackTimes: readonly string[] = [`Any time, ${officeHours}`]

export const interests: readonly string[] = ['Tools', 'Repairs']

export const contact = {
  title: 'Write to us',
  description: 'Write to our workshop in Portland.',
  heading: 'What are you building?',
  lead: 'Tell us about your bench, and we will tell you which tool fits.',
  response: 'Response within two days',
  thanks: 'We will reply by email within two days.',
  chat: 'Ask the workshop',
}
