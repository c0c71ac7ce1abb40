import type { ReactNode } from 'react'
import { PlusIcon } from '#ui/icons-commerce.tsx'

export function Accordion({ children }: { children: ReactNode }) {
  return <div className="accordion">{children}</div>
}

type AccordionItemProps = { title: ReactNode; open?: boolean; name?: string; children: ReactNode }

/** Opens without JavaScript; items of one `name` close each other. */
export function AccordionItem({ title, open = false, name, children }: AccordionItemProps) {
  return (
    <details open={open} name={name} className="accordion-item">
      <summary>
        {title}
        <PlusIcon className="size-5 text-ink-faint" />
      </summary>
      <div className="max-w-text pb-6 text-ink-soft">{children}</div>
    </details>
  )
}
