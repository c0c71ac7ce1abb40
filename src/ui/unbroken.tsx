/** Text whose ranges, as in '24-48 hours', do not break at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(range).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const range = /(\d+-\d+(?: \w+)?)/
