/** The small picture of an item in a list. */
export function LinePicture({ address }: { address: string | null }) {
  if (address === null) return null
  return (
    <img
      src={address}
      alt=""
      width={64}
      height={48}
      className="aspect-4/3 w-16 max-sm:w-12 shrink-0 self-start rounded-md object-cover outline -outline-offset-1 outline-line"
      data-screen-only=""
    />
  )
}
