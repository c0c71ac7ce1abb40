import { connect } from 'node:net'

/** What a server answers to a request as it is written here: clients of HTTP would correct the address first. */
export async function rawAnswer(port: number, requestLine: string, headers: string[] = []): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write([requestLine, 'Host: store.test', 'Connection: close', ...headers, '', ''].join('\r\n'))
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}
