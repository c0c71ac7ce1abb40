export interface CareersContent {
  title: string
  description: string
  heading: string
  lead: string
  roles: { title: string; text: string }
  how: { title: string; lead: string; link: { label: string; to: string } }
  work: { title: string; lead: string; kinds: readonly KindOfWork[] }
  advice: readonly { title: string; text: string }[]
}

interface KindOfWork {
  name: string
  to: string
  text: string
  tone: string
}
