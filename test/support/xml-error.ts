/** Why a text is not well-formed XML, or undefined: matching tags, quoted and unique attributes, known entities. */
export function xmlError(xml: string): string | undefined {
  const open: string[] = []
  let roots = 0
  for (const part of xml.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!part.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt);)/.test(part)) return `bare ampersand in ${part}`
      if (/\p{Cc}/u.test(part)) return 'control character'
      continue
    }
    const closing = /^<\/([a-zA-Z]+)>$/.exec(part)
    if (closing) {
      if (open.pop() !== closing[1]) return `unexpected ${part}`
      continue
    }
    const tag = /^<([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<&]*")*)(\/?)>$/.exec(part)
    if (!tag) return `malformed ${part}`
    const names = [...(tag[2] ?? '').matchAll(/ ([\w-]+)="/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `repeated attribute in ${part}`
    if (open.length === 0) roots++
    if (tag[3] === '') open.push(tag[1] ?? '')
  }
  if (open.length > 0) return `unclosed ${open.join(' ')}`
  return roots === 1 ? undefined : `${roots} roots`
}
