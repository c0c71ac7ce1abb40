import type { Article } from '#company/insights/articles.ts'

export const insights = {
  title: 'Notes',
  description: 'Notes from the workshop.',
  heading: 'Notes from the workshop',
  lead: 'Nothing is written yet.',
  authorsNote: '',
}

export const articles: readonly Article[] = []
