/** Hidden fields for the parameters of an address, apart from the search, which has its own field. */
export function HiddenParameters({ path }: { path: string }) {
  const [, query = ''] = path.split('?')
  const parameters = [...new URLSearchParams(query)].filter(([name]) => name !== 'search')
  return parameters.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
