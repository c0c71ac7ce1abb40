/** A loading placeholder. Give it the size of the content, such as `h-6 w-40`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span data-pulse="" aria-hidden="true" className={`block rounded-sm bg-line ${className}`} />
}
