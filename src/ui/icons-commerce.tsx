import { Icon, type IconProps } from '#ui/icon.tsx'

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4h2.2l2.3 10.6a1.5 1.5 0 0 0 1.5 1.2h7.9a1.5 1.5 0 0 0 1.5-1.1L20.6 8H6.2" />
      <circle cx="9.6" cy="19.6" r="1.4" />
      <circle cx="16.9" cy="19.6" r="1.4" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
    </Icon>
  )
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 7h15M9.5 7V4.8h5V7M6.5 7l.8 12a1.3 1.3 0 0 0 1.3 1.2h6.8a1.3 1.3 0 0 0 1.3-1.2l.8-12M10.2 11v5.2M13.8 11v5.2" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.8 12.8 4.7 4.7L19.2 7" />
    </Icon>
  )
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2 5 6v5.4c0 4.3 2.9 7.8 7 9.4 4.1-1.6 7-5.1 7-9.4V6z" />
      <path d="m8.9 11.9 2.3 2.3 4-4.4" />
    </Icon>
  )
}

export function CreditCardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5.2" width="18" height="13.6" rx="2.4" />
      <path d="M3 9.7h18M6.8 14.8h3.6" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.2 10.6 12 15.4l4.8-4.8M4.5 19.8h15" />
    </Icon>
  )
}

export function PrinterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 8.5V3.8h9v4.7M7.5 17H5.4A1.9 1.9 0 0 1 3.5 15v-4.6a1.9 1.9 0 0 1 1.9-1.9h13.2a1.9 1.9 0 0 1 1.9 1.9V15a1.9 1.9 0 0 1-1.9 2h-2.1" />
      <path d="M7.5 14h9v6.2h-9z" />
    </Icon>
  )
}

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 5 4.3 9.2l4.2 4.2" />
      <path d="M4.5 9.2h9.2a5.3 5.3 0 0 1 0 10.6H8.4" />
    </Icon>
  )
}

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.2 8 4.3v9l-8 4.3-8-4.3v-9z" />
      <path d="m4.2 7.6 7.8 4.3 7.8-4.3M12 11.9v8.7M8 5.4l7.9 4.4" />
    </Icon>
  )
}
