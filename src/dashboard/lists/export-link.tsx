import { useLocation } from 'react-router'
import { exportAddress } from '#dashboard/lists/page-number.ts'
import { buttonClass } from '#ui/forms/button.tsx'

export function ExportLink({ path }: { path: string }) {
  const { search } = useLocation()
  return (
    <a href={exportAddress(path, search)} className={buttonClass({ variant: 'secondary' })}>
      Export as CSV
    </a>
  )
}
