import { useSession } from '#account/session/use-session.ts'
import { sharedMessageLimits, type Sender } from '#cart/shared-message.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

type SenderFieldsProps = Sender & { onChange: (sender: Sender) => void }

/** The optional name and note in the link of a shared cart (product: saved 16). */
export function SenderFields({ from, note, onChange }: SenderFieldsProps) {
  const { session } = useSession()
  const name = session.status === 'signed-in' ? session.user.user_metadata.full_name : ''
  return (
    // The name is filled in where the sender sees it and can remove it.
    <details
      onToggle={({ currentTarget }) => currentTarget.open && from === '' && onChange({ from: name, note })}
    >
      <summary className="disclosure">
        Sharing this cart? Add your name or a note
        <ChevronDownIcon className="size-4" />
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={sharedMessageLimits.from}
          value={from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value, note })}
        />
        <TextArea
          label="Note"
          hint="Both are optional. They’re only in the link, with today’s date."
          rows={2}
          maxLength={sharedMessageLimits.note}
          value={note}
          onChange={({ currentTarget }) => onChange({ from, note: currentTarget.value })}
        />
      </div>
    </details>
  )
}
