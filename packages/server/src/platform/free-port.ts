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

export interface HeldPort {
  port: number
  letGo: () => Promise<void>
}

/**
 * Any port, kept until it is let go. What the system gives out by chance it gives to somebody else as soon as
 * nobody listens there, be it for a connection of our own.
 */
export const holdPort = (host: string): Promise<HeldPort> =>
  new Promise((resolve, reject) => {
    const holder = createServer((caller) => caller.destroy())
    holder.once('error', reject)
    holder.listen(0, host, () => {
      const { port } = holder.address() as AddressInfo
      resolve({ port, letGo: () => new Promise((gone) => holder.close(() => gone())) })
    })
  })

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
