import { Picture } from '#catalog/details/picture.tsx'
import type { FieldComparison } from '#catalog/proposals/proposal.ts'
import { storedDownloadPath } from '#dashboard/files/upload-address.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import type { ComparedProposal } from '#dashboard/proposals/compared-proposal.server.ts'
import { fileIdOfDownload } from '#files/download-address.ts'
import { fileIdOfPicture } from '#files/picture-address.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface ComparisonProps {
  isNew: boolean
  /** Whether the proposal is undecided. A decided proposal is compared with the record before it. */
  isOpen: boolean
  compared: readonly FieldComparison[]
  /** The fields changed since staff returned the proposal, which come first; `null` if not returned. */
  revised: readonly string[] | null
}

/** The proposed values beside the live values, field by field (product: dashboard 43). */
export function ProposalComparison({ isNew, isOpen, compared, revised }: ComparisonProps) {
  const isRevised = ({ name }: FieldComparison) => revised?.includes(name) ?? false
  const ordered = [...compared.filter(isRevised), ...compared.filter((field) => !isRevised(field))]
  return (
    <section aria-labelledby="comparison-title">
      <h2 id="comparison-title" className="work-title">
        {isNew ? 'The proposal' : 'What changes'}
      </h2>
      {revised !== null && (
        <p className="mb-3 text-ink-soft">
          {compared.some(isRevised)
            ? 'Changes since you sent it back come first.'
            : 'The seller changed nothing since you sent it back.'}
        </p>
      )}
      {compared.length === 0 && <p className="text-ink-soft">No differences from the shop.</p>}
      <ul className="proposal-fields divided">
        {ordered.map((field) => (
          <li
            key={field.name}
            className={`px-4 py-2.5 ${isNew ? 'grid gap-x-4 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)]' : ''}`}
          >
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              <strong>{field.label}</strong>
              {isRevised(field) && <StatusDot tone="good">Changed since you sent it back</StatusDot>}
              {!isNew && <StatusDot tone={tones[field.change]}>{words[field.change]}</StatusDot>}
            </p>
            <dl className={`grid gap-x-6 gap-y-2 ${isNew ? '' : 'mt-2 md:grid-cols-2'}`}>
              {!isNew && (
                <Side
                  field={field.name}
                  title={isOpen ? 'In the shop' : 'Before'}
                  text={field.before}
                  isFormer
                />
              )}
              <Side field={field.name} title="Proposed" text={field.after} isHidden={isNew} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tones: Record<FieldComparison['change'], StatusTone> = {
  new: 'good',
  changed: 'waiting',
  removed: 'bad',
}
const words = { new: 'New', changed: 'Changed', removed: 'Removed' }

interface SideProps {
  field: string
  title: string
  text: string
  isFormer?: boolean
  /** Whether the title is only for screen readers, because the comparison has only one side. */
  isHidden?: boolean
}

function Side({ field, title, text, isFormer, isHidden }: SideProps) {
  return (
    <div>
      <dt className={isHidden ? 'sr-only' : 'text-xs/[1.6] text-ink-soft'}>{title}</dt>
      <dd className={`max-w-[65ch] whitespace-pre-line ${isFormer ? 'text-ink-soft' : ''}`}>
        {text === '' ? (
          <span className="text-ink-soft">Nothing</span>
        ) : field === 'images' ? (
          <Pictures addresses={text.split('\n')} />
        ) : (
          <Lines text={text} />
        )}
      </dd>
    </div>
  )
}

/** Shows pictures and links to other files, so that staff can check them before they are public. */
function Lines({ text }: { text: string }) {
  const lines = text.split('\n').map((line) => {
    const address = /\/downloads\/\S+|\/files\/[0-9a-f]{64}/.exec(line)?.[0] ?? ''
    const rest = line.replace(address, '').replace(/^: /, '')
    return { rest, address, file: fileIdOfDownload(address), isPicture: fileIdOfPicture(address) !== null }
  })
  if (lines.every(({ file, isPicture }) => file === null && !isPicture)) return text
  return lines.map(({ rest, address, file, isPicture }) => (
    <span key={`${address} ${rest}`} className="block">
      {isPicture && <Pictures addresses={[address]} />}
      {rest}
      {file !== null && (
        <a href={storedDownloadPath(file)} className="underline">
          Save the file ({address.split('.').at(-1)})
        </a>
      )}
    </span>
  ))
}

function Pictures({ addresses }: { addresses: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {addresses.map((address, index) => (
        <a key={address} href={address}>
          <Picture
            src={address}
            sizes="7.5rem"
            alt={`Picture ${index + 1}`}
            loading="lazy"
            className="aspect-[4/3] w-30 rounded-md object-cover"
          />
        </a>
      ))}
    </span>
  )
}

/** The fields that staff changed in the shop since the seller opened the form (product: dashboard 44). */
export function ChangedMeanwhile({ meanwhile }: Pick<ComparedProposal, 'meanwhile'>) {
  if (meanwhile.length === 0) return null
  return (
    <Banner title="The shop’s version has changed since.">
      <ul className="mt-1 mb-3">
        {meanwhile.map(({ name, label, before, now, stays }) => (
          <li key={name}>
            {label}: {before === '' ? 'nothing' : before} → <strong>{now === '' ? 'nothing' : now}</strong>.{' '}
            {stays ? 'We’ll keep this.' : 'The proposal changes it too. Approving replaces this.'}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
