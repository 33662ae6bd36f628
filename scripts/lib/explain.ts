import { Problem } from '../../packages/server/src/platform/problem.ts'

/** A start that fails says what to do; only what nobody foresaw shows where it happened. */
export function explain(error: unknown): string {
  if (error instanceof Problem) return error.message
  const { code, port, address, message, stack } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Set PORT to another one, or stop what uses it.`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Set PORT to another one, such as 8080.`
  if (code === 'EADDRNOTAVAIL') return `HOST=${address} is no address of this machine.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('28') || code === '3D000')
    return `The database of DATABASE_URL does not let us in: ${message || code}`
  return stack ?? String(error)
}
