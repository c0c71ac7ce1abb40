import { icon } from '#ui/icons/icon.tsx'

export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M3.4 12h17.2M12 3.4c5 5 5 12.2 0 17.2M12 3.4c-5 5-5 12.2 0 17.2" />
  </>,
)

export const SmartphoneIcon = icon(
  <>
    <rect x="6.8" y="3" width="10.4" height="18" rx="2.4" />
    <path d="M10.8 17.8h2.4" />
  </>,
)

export const BrainIcon = icon(
  <>
    <path d="M12 5.6a3 3 0 0 0-5.7-.9 3.1 3.1 0 0 0-1.6 4.5 3.7 3.7 0 0 0-.3 5.6 3.3 3.3 0 0 0 3.2 4.4 2.7 2.7 0 0 0 4.4-1.4zM12 5.6a3 3 0 0 1 5.7-.9 3.1 3.1 0 0 1 1.6 4.5 3.7 3.7 0 0 1 .3 5.6 3.3 3.3 0 0 1-3.2 4.4 2.7 2.7 0 0 1-4.4-1.4z" />
    <path d="M8 9.3a2.6 2.6 0 0 0 4-.6M16 14.4a2.6 2.6 0 0 0-4 .6" />
  </>,
)

export const BarChartIcon = icon(<path d="M4 20.2h16M6.8 16.6v-4.4M12 16.6V5M17.2 16.6V9" />)

export const CloudIcon = icon(
  <path d="M7.2 18.8a4.4 4.4 0 0 1-.5-8.8 5.7 5.7 0 0 1 10.9 1.2 3.9 3.9 0 0 1-.5 7.6z" />,
)
