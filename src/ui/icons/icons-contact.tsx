import { icon } from '#ui/icons/icon.tsx'

export const MailIcon = icon(
  <>
    <rect x="3" y="5.2" width="18" height="13.6" rx="2.4" />
    <path d="m3.8 7.4 8.2 6 8.2-6" />
  </>,
)

export const PhoneIcon = icon(
  <path d="M8.3 3.8H5.5A1.7 1.7 0 0 0 3.8 5.6c.5 8 6.6 14.1 14.6 14.6a1.7 1.7 0 0 0 1.8-1.7v-2.8l-4.4-1.7-1.9 2.1a12 12 0 0 1-5.8-5.9L10 8.2z" />,
)

export const MapPinIcon = icon(
  <>
    <path d="M12 21s7-6.3 7-11.3a7 7 0 1 0-14 0C5 14.7 12 21 12 21z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </>,
)

export const CalendarIcon = icon(
  <>
    <rect x="3.6" y="5" width="16.8" height="15.4" rx="2.4" />
    <path d="M3.6 9.8h16.8M8.2 3v4M15.8 3v4" />
  </>,
)

export const ChatIcon = icon(
  <path d="M20.4 11.4c0 4-3.8 7.2-8.4 7.2a10 10 0 0 1-3-.5l-4.6 2 .9-4a6.6 6.6 0 0 1-1.7-4.7c0-4 3.8-7.2 8.4-7.2s8.4 3.2 8.4 7.2z" />,
)
