import { Dialog } from '#ui/dialogs/dialog.tsx'

const shortcuts: readonly (readonly [keys: string, words: string])[] = [
  ['Ctrl K', 'Find anything'],
  ['/', 'Search this list'],
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['Enter', 'Open the row'],
  ['X', 'Select the row'],
  ['B', 'Go to the actions on selected rows'],
  ['E', 'Edit or answer'],
  ['A', 'Approve, mark active or assign to me'],
  ['?', 'Show these shortcuts'],
]

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" closesOutside>
      <dl className="grid gap-3">
        {shortcuts.map(([keys, words]) => (
          <div key={keys} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
