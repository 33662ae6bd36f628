import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Listens for a moment; returns the port, or rejects with the reason. */
const tryPort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** A free port: the preferred one, or any. */
export const freePort = (host: string, preferred = 0): Promise<number> =>
  preferred === 0 ? tryPort(host, 0) : tryPort(host, preferred).catch(() => tryPort(host, 0))

export interface ReservedPort {
  port: number
  release: () => Promise<void>
}

/**
 * Any port, reserved until it is released: a random port that nobody listens on may go to another program, even as a
 * connection of our own.
 */
export const reservePort = (host: string): Promise<ReservedPort> =>
  new Promise((resolve, reject) => {
    const holder = createServer((caller) => caller.destroy())
    holder.once('error', reject)
    holder.listen(0, host, () => {
      const { port } = holder.address() as AddressInfo
      resolve({ port, release: () => new Promise((gone) => holder.close(() => gone())) })
    })
  })

/** The requested port; a program that is just stopping gets a little time to release it. */
export async function awaitPort(host: string, port: number): Promise<number> {
  for (const deadline = Date.now() + 3000; ; await pause(50)) {
    try {
      return await tryPort(host, port)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > deadline) throw error
    }
  }
}
