import { icon } from '#ui/icons/icon.tsx'

export const ShieldIcon = icon(
  <>
    <path d="M12 3.2 5 6v5.4c0 4.3 2.9 7.8 7 9.4 4.1-1.6 7-5.1 7-9.4V6z" />
    <path d="m8.9 11.9 2.3 2.3 4-4.4" />
  </>,
)

export const DownloadIcon = icon(<path d="M12 4v11M7.2 10.6 12 15.4l4.8-4.8M4.5 19.8h15" />)

export const BookmarkIcon = icon(<path d="M6.5 4.2h11v16L12 16l-5.5 4.2z" />)

export const CompareIcon = icon(
  <path d="M12 4v16M5 8.5 2.8 14h4.4zM19 8.5 16.8 14h4.4zM5 8.5l14-2M2.8 14a2.2 2.2 0 0 0 4.4 0M16.8 14a2.2 2.2 0 0 0 4.4 0M8.5 20h7" />,
)

export const ThumbIcon = icon(
  <path d="M7.5 11v9h-4v-9zM7.5 11l3.6-7.2c1.6 0 2.6 1.2 2.2 2.8L12.5 10h5.8a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H7.5" />,
)
