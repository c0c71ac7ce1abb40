/** The value of a JSON text; `undefined` if it is none, which every schema rejects. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
