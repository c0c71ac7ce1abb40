import { icon } from '#ui/icons/icon.tsx'

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)

export const MinusIcon = icon(<path d="M5 12h14" />)

export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.8h5V7M6.5 7l.8 12a1.3 1.3 0 0 0 1.3 1.2h6.8a1.3 1.3 0 0 0 1.3-1.2l.8-12M10.2 11v5.2M13.8 11v5.2" />,
)

export const ChainIcon = icon(
  <path d="M10.2 13.8a3.6 3.6 0 0 0 5.1 0l3.2-3.2a3.6 3.6 0 0 0-5.1-5.1l-1.2 1.2M13.8 10.2a3.6 3.6 0 0 0-5.1 0l-3.2 3.2a3.6 3.6 0 0 0 5.1 5.1l1.2-1.2" />,
)
