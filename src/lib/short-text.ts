const longestBytes = 256 * 1024

/** Reads an outside system's answer as text. Rejects if it exceeds the limit. */
export async function shortText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > longestBytes) throw new RangeError('The answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
