import { icon } from '#ui/icons/icon.tsx'

export const BotIcon = icon(
  <>
    <rect x="4.2" y="8.2" width="15.6" height="11.6" rx="3.2" />
    <path d="M12 8.2V5.4M9 13v1.8M15 13v1.8M2.2 13v2.6M21.8 13v2.6" />
    <circle cx="12" cy="4" r="1.3" />
  </>,
)

export const SparklesIcon = icon(
  <path d="M10.4 4.4c.6 4.5 2.2 6.1 6.7 6.7-4.5.6-6.1 2.2-6.7 6.7-.6-4.5-2.2-6.1-6.7-6.7 4.5-.6 6.1-2.2 6.7-6.7zM18.3 15c.3 2 1 2.7 3 3-2 .3-2.7 1-3 3-.3-2-1-2.7-3-3 2-.3 2.7-1 3-3z" />,
)

export const CodeIcon = icon(<path d="m8.2 7.2-5 4.8 5 4.8M15.8 7.2l5 4.8-5 4.8M13.6 4.8l-3.2 14.4" />)

export const TargetIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.6" />
    <circle cx="12" cy="12" r="4.6" />
    <circle cx="12" cy="12" r=".9" fill="currentColor" />
  </>,
)

export const TrendingUpIcon = icon(<path d="m3.2 16.8 5.9-5.9 4 4 7.5-7.6M15.2 7h5.6v5.6" />)

export const UsersIcon = icon(
  <>
    <circle cx="9.2" cy="8.6" r="3.6" />
    <path d="M2.8 19.8a6.5 6.5 0 0 1 12.8 0M15.4 5.2a3.6 3.6 0 0 1 0 6.8M17.8 14.4a6.5 6.5 0 0 1 3.5 5.4" />
  </>,
)
