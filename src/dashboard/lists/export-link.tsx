import { useLocation } from 'react-router'
import { exportAddress } from '#dashboard/lists/page-number.ts'
import { ButtonAnchor } from '#ui/forms/button.tsx'

export function ExportLink({ path }: { path: string }) {
  const { search } = useLocation()
  return (
    <ButtonAnchor href={exportAddress(path, search)} variant="secondary">
      Export as CSV
    </ButtonAnchor>
  )
}
