import { createServer, type AddressInfo } from 'node:net'

/** A port nobody listens on: the wanted one, or any. */
export async function freePort(host: string, wanted = 0): Promise<number> {
  const port = await new Promise<number | Error>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen(wanted, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
  if (typeof port === 'number') return port
  // No port at all: the address is not ours to listen on.
  if (wanted === 0) throw port
  return freePort(host)
}
