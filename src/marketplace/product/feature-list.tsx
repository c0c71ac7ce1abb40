import { CheckIcon } from '#ui/icons/icons-interface.tsx'

/** The features of a product, one per line. */
export function FeatureList({
  features,
  className = '',
}: {
  features: readonly string[]
  className?: string
}) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <CheckIcon className="mt-1 size-4 text-teal" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}
