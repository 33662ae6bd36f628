// A connection that stays open leads to the same one of several processes behind a port.
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface OneProcess {
  /** The number of the process. */
  pid: number
  fetch: typeof fetch
  close: () => void
}

const fetchOver =
  (agent: Agent): typeof fetch =>
  async (input, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const { headers: sentHeaders, body: sentBody } = new Request(input, init)
    const body = sentBody ? Buffer.from(await new Response(sentBody).arrayBuffer()) : undefined
    const headers = Object.fromEntries(sentHeaders)
    const sent = request(String(input), { agent, method: init.method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { 'content-type': type = '' } = answer.headers
        resolve(
          new Response(Buffer.concat(chunks), {
            status: answer.statusCode,
            headers: { 'content-type': type },
          }),
        )
      })
    })
    sent.on('error', reject)
    sent.end(body)
    return promise
  }

/** A process starts in seconds; on a busy machine the last of several comes long after the first. */
const longestMs = 60_000

/** Opens connections until one leads to another process than these. */
export const connectToOther = async (url: string, than: readonly number[] = []): Promise<OneProcess> => {
  const begun = performance.now()
  while (performance.now() - begun < longestMs) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const connection = fetchOver(agent)
    try {
      const { process: pid } = (await (await connection(`${url}/healthz`)).json()) as { process: number }
      if (!than.includes(pid)) return { pid, fetch: connection, close: () => agent.destroy() }
    } catch {
      // A process was just killed; the next connection leads to another one.
    }
    agent.destroy()
    await setTimeout(10)
  }
  throw new Error('every connection leads to the same processes')
}
