const longestBytes = 256 * 1024

/** Reads the text of an outside answer up to a limit, and rejects if there is more. */
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
