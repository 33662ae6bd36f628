// A proxy between two ends such as an app and its database: counts round trips, and cuts the connection at the worst
// moments.
import { createServer, connect, type Server, type Socket } from 'node:net'
import { once } from 'node:events'

export interface Proxy {
  /** The address of the far end, through the proxy. */
  url: string
  /** How often a client sent after an answer: the round trips of all connections so far. */
  roundTrips: () => number
  /** Every statement so far, in order. */
  packets: () => readonly string[]
  /** Once: the next COMMIT is lost on its way to the database, or its answer on the way back. */
  lose: (what: 'commit' | 'answer') => void
  /** Breaks every connection and accepts none until `mend`. */
  cut: () => void
  mend: () => void
  /** Passes nothing on in either direction, while connections stay open. */
  hush: () => void
  close: () => Promise<void>
}

/** The whole message, so that a value ending in the word does not match. */
const commit = 'Q\0\0\0\x0bcommit\0'

export const openProxy = async (farUrl: string): Promise<Proxy> => {
  const target = new URL(farUrl)
  const sockets = new Set<Socket>()
  const packets: string[] = []
  let roundTrips = 0
  let isCut = false
  let isHushed = false
  let toLose: 'commit' | 'answer' | undefined

  const serve = (client: Socket): void => {
    if (isCut) return void client.destroy()
    const server = connect(Number(target.port), target.hostname)
    let clientSpeaks = false
    let commitUnderWay = false
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (data: Buffer) => {
      if (isHushed) return
      if (!clientSpeaks) roundTrips++
      clientSpeaks = true
      packets.push(data.toString('latin1'))
      const commits = data.includes(commit)
      if (commits && toLose === 'commit') {
        toLose = undefined
        client.destroy()
        return
      }
      commitUnderWay ||= commits
      server.write(data)
    })
    server.on('data', (data: Buffer) => {
      if (isHushed) return
      clientSpeaks = false
      if (commitUnderWay && toLose === 'answer' && data.includes('COMMIT\0')) {
        toLose = undefined
        client.destroy()
      } else client.write(data)
    })
  }

  const listener: Server = createServer(serve).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const url = new URL(farUrl)
  url.hostname = '127.0.0.1'
  url.port = String((listener.address() as { port: number }).port)
  return {
    url: url.href,
    roundTrips: () => roundTrips,
    packets: () => packets,
    lose: (what) => (toLose = what),
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => (isCut = false),
    hush: () => (isHushed = true),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      listener.close()
      await once(listener, 'close')
    },
  }
}
