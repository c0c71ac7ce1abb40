import { icon } from '#ui/icons/icon.tsx'

export const PenIcon = icon(
  <>
    <path d="m4.2 19.8.9-4.3L16.3 4.3l3.4 3.4L8.5 18.9z" />
    <path d="m13.8 6.8 3.4 3.4" />
  </>,
)

export const CreditCardIcon = icon(
  <>
    <rect x="3" y="5.2" width="18" height="13.6" rx="2.4" />
    <path d="M3 9.7h18M6.8 14.8h3.6" />
  </>,
)

export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
)

export const PrinterIcon = icon(
  <>
    <path d="M7.5 8.5V3.8h9v4.7M7.5 17H5.4A1.9 1.9 0 0 1 3.5 15v-4.6a1.9 1.9 0 0 1 1.9-1.9h13.2a1.9 1.9 0 0 1 1.9 1.9V15a1.9 1.9 0 0 1-1.9 2h-2.1" />
    <path d="M7.5 14h9v6.2h-9z" />
  </>,
)
