import { useNavigate } from 'react-router'
import { savedStore } from '#catalog/saved/saved.store.ts'
import { holdsSaved } from '#catalog/saved/saved-state.ts'
import { useSaved } from '#catalog/saved/use-saved.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { BookmarkIcon } from '#ui/icons/icons-commerce.tsx'
import { toast } from '#ui/toasts/toast.store.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface SaveToggleProps {
  product: { id: string; name: string }
  /** `icon` is for cards, on top of the picture. `words` is for the product page. */
  look?: 'icon' | 'words'
  className?: string
}

/**
 * Saves a product for later, or removes it (product: saved 1). The button is not pressed until the state is
 * known.
 */
export function SaveToggle({ product, look = 'icon', className = '' }: SaveToggleProps) {
  const { items } = useSaved()
  const navigate = useNavigate()
  const isSaved = holdsSaved(items, product.id)

  async function press() {
    const done = await savedStore.set(product.id, !isSaved)
    if (!done) {
      const description = `We couldn’t ${isSaved ? 'remove' : 'save'} it. Please try again.`
      return toast({ title: 'Error', description, detail: product.name, tone: 'destructive' })
    }
    if (isSaved) return
    toast({
      topic: 'saved',
      title: 'Saved for later',
      detail: product.name,
      action: { label: 'View saved', onSelect: () => void navigate('/marketplace/saved') },
    })
  }

  const classes = look === 'icon' ? 'save-toggle' : buttonClass({ variant: 'secondary' })
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      data-screen-only=""
      className={`${classes} noscript:hidden ${className}`}
      {...keepsEarlyPresses}
      onPointerEnter={savedStore.open}
      onFocus={savedStore.open}
      onClick={() => void press()}
    >
      <BookmarkIcon className="size-5" filled={isSaved} />
      {look === 'icon' ? <VisuallyHidden>Save</VisuallyHidden> : isSaved ? 'Saved' : 'Save'}
      <VisuallyHidden> {product.name}</VisuallyHidden>
    </button>
  )
}
