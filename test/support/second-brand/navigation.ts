import type { NavigationEntry } from '#shell/navigation.ts'

export const navigation: readonly NavigationEntry[] = [
  { label: 'Start', to: '/' },
  { label: 'Tools', to: '/marketplace', also: '/marketplace-full' },
  { label: 'Our workshop', to: '/about' },
  { label: 'Write to us', to: '/contact' },
]
