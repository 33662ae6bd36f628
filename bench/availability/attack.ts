// Sixty slow calls of one person at once, again and again, in a process of its own: it counts answers and drops them.
import { Agent, request } from 'node:http'

export interface Attack {
  port: number
  /** null: of nobody who is signed in. */
  token: string | null
  method: 'GET' | 'POST'
  path: string
  body: string | null
  seconds: number
}
export type Statuses = Record<string, number>

const together = 60
/** As long as a refused browser waits at least. */
const pauseMs = 1000

const once = ({ port, token, method, path, body }: Attack, agent: Agent): Promise<string> =>
  new Promise((done) => {
    const headers = {
      lang: '3',
      ...(token !== null && { authorization: token }),
      'accept-encoding': 'gzip',
      ...(body !== null && {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }),
    }
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
      answer.resume()
      answer.once('close', () => done(String(answer.statusCode)))
    })
    sent.once('error', () => done('no answer'))
    sent.end(body ?? undefined)
  })

const attackWith = async (attack: Attack): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  const statuses: Statuses = {}
  const until = performance.now() + attack.seconds * 1000
  const loop = async () => {
    while (performance.now() < until) {
      const status = await once(attack, agent)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status !== '200') await new Promise((done) => setTimeout(done, pauseMs))
    }
  }
  // Answers that never come must not keep the bench: the process is killed after a while.
  await Promise.all(Array.from({ length: together }, loop))
  process.send?.(statuses)
}

process.once('message', (attack: Attack) => void attackWith(attack))
