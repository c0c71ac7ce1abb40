import { createSocket } from 'node:dgram'

export interface NameServer {
  /** The address of the server, for `setServers` of `node:dns`. */
  address: string
  close(): Promise<void>
}

/**
 * Answers queries for IPv4 addresses with these addresses, and other queries with none. `null` means that it never
 * answers.
 */
export async function startNameServer(addresses: readonly string[] | null): Promise<NameServer> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    if (addresses === null) return
    const end = question.indexOf(0, 12) + 5
    const isIpv4 = question.readUInt16BE(end - 4) === 1
    const answers = isIpv4 ? addresses.map(answerOf) : []
    const header = Buffer.from(question.subarray(0, 12))
    header.writeUInt16BE(0x8180, 2)
    header.writeUInt16BE(answers.length, 6)
    header.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([header, question.subarray(12, end), ...answers]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** An answer record: the name of the query, type A, class IN, valid for a minute. */
function answerOf(address: string): Buffer {
  return Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)])
}
