import type { FooterColumn } from '#shell/navigation.ts'

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Workshop',
    links: [
      { label: 'All tools', to: '/marketplace-full' },
      { label: 'Visit us', to: '/contact' },
    ],
  },
]
