import { icon } from '#ui/icons/icon.tsx'

export const MenuIcon = icon(<path d="M4 7.5h16M4 12h16M4 16.5h10" />)

export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)

export const SearchIcon = icon(
  <>
    <circle cx="10.8" cy="10.8" r="6.3" />
    <path d="m15.5 15.5 5 5" />
  </>,
)

export const ChevronDownIcon = icon(<path d="m6 9.2 6 6 6-6" />)

export const ArrowRightIcon = icon(<path d="M4.5 12h15M13.4 5.9l6.1 6.1-6.1 6.1" />)

export const ArrowLeftIcon = icon(<path d="M19.5 12h-15M10.6 5.9 4.5 12l6.1 6.1" />)

export const ExternalIcon = icon(
  <path d="M9 5.5H6.3a1.8 1.8 0 0 0-1.8 1.8v10.4a1.8 1.8 0 0 0 1.8 1.8h10.4a1.8 1.8 0 0 0 1.8-1.8V15M13.5 4.5h6v6M19.2 4.8l-8 8" />,
)

export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.8v2M12 19.2v2M21.2 12h-2M4.8 12h-2M18.5 5.5l-1.4 1.4M6.9 17.1l-1.4 1.4M18.5 18.5l-1.4-1.4M6.9 6.9 5.5 5.5" />
  </>,
)

export const MoonIcon = icon(<path d="M19.8 14.3A8.2 8.2 0 0 1 9.7 4.2a8.2 8.2 0 1 0 10.1 10.1z" />)

export const SystemIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 3.8a8.2 8.2 0 0 1 0 16.4z" fill="currentColor" />
  </>,
)

export const AlertIcon = icon(
  <>
    <path d="M12 4 2.9 19.6h18.2z" />
    <path d="M12 10v4.4M12 17v.1" />
  </>,
)

export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.6" />
    <path d="M12 11v5.2M12 7.7v.1" />
  </>,
)

export const CartIcon = icon(
  <>
    <path d="M3 4h2.2l2.3 10.6a1.5 1.5 0 0 0 1.5 1.2h7.9a1.5 1.5 0 0 0 1.5-1.1L20.6 8H6.2" />
    <circle cx="9.6" cy="19.6" r="1.4" />
    <circle cx="16.9" cy="19.6" r="1.4" />
  </>,
)

export const CheckIcon = icon(<path d="m4.8 12.8 4.7 4.7L19.2 7" />)

export const UserIcon = icon(
  <>
    <circle cx="12" cy="8.2" r="4" />
    <path d="M4.6 20.2a7.5 7.5 0 0 1 14.8 0" />
  </>,
)

export const ZapIcon = icon(<path d="M13.2 3 4.8 13.6h6L10.2 21l8.8-11h-6.2z" />)
