import { data } from 'react-router'
import { NotFound } from '#site/not-found.tsx'

export function meta() {
  return [{ title: 'Page not found · Wadah' }, { name: 'robots', content: 'noindex' }]
}

export function loader() {
  return data(null, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
