import { connect } from 'node:net'

/** Sends a request line exactly as given and returns the response. HTTP clients would normalize the address. */
export async function rawAnswer(port: number, requestLine: string, headers: string[] = []): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([requestLine, 'Host: store.test', 'Connection: close', ...headers, '', ''].join('\r\n'))
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}
