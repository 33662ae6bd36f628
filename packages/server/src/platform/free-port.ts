import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Listens for a moment: the port it was given, or the reason why it cannot be had. */
const tryPort = (host: string, wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(wanted, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** A port nobody listens on: the wanted one, or any. */
export const freePort = (host: string, wanted = 0): Promise<number> =>
  wanted === 0 ? tryPort(host, 0) : tryPort(host, wanted).catch(() => tryPort(host, 0))

/** The wanted port; whoever is just stopping gets a little time to let go of it. */
export async function awaitPort(host: string, wanted: number): Promise<number> {
  for (const deadline = Date.now() + 3000; ; await pause(50)) {
    try {
      return await tryPort(host, wanted)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > deadline) throw error
    }
  }
}
