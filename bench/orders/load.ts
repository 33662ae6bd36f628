// Load over HTTP, as lean as it can be written: one kept-alive socket a client, requests put together by hand.
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { prefix } from '@bookrunner/contract/kernel'
import { dealFor, sizes, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const rungs = (size: number) => `[{"minYield":null,"minSpread":"60","maxPrice":null,"size":${size}}]`

const request = (call: string, token: string, key: string, body: string): string =>
  `POST ${prefix}/investor/book/${call} HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\nAuthorization: ${token}\r\n` +
  `Idempotency-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Status line and body of the next answer. */
const answers = (socket: Socket) => {
  let held = ''
  let waiting: ((body: string) => void) | undefined
  let failing: ((fault: Error) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    held += text
    const end = held.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/content-length: (\d+)/i.exec(held)?.[1])
    if (held.length < end + 4 + length) return
    const [status, body] = [held.slice(9, 12), held.slice(end + 4, end + 4 + length)]
    held = held.slice(end + 4 + length)
    if (status === '200') waiting?.(body)
    else failing?.(new Error(`${status} ${body}`))
  })
  return (): Promise<string> =>
    new Promise((done, fail) => {
      waiting = done
      failing = fail
    })
}

const openClient = async (job: Job, client: number): Promise<Client> => {
  const socket = connect({ port: Number(job.target), host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const next = answers(socket)
  const { token } = job.people[client]!
  const ask = (call: string, key: string, body: string): Promise<string> => {
    socket.write(request(call, token, key, body))
    return next()
  }
  return {
    turn: async (turn, done) => {
      const key = `bench-${job.run}-${client}-${turn}`
      const dealId = dealFor(job, client, turn)
      const placed = await ask(
        'newOrder',
        key,
        `{"dealId":"${dealId}","content":{"rungs":${rungs(sizes.new)}}}`,
      )
      done()
      const orderId = /"orderId":"(\w+)"/.exec(placed)?.[1]
      const change = `{"orderId":"${orderId}","seen":1,"content":{"rungs":${rungs(sizes.edited)}}}`
      await ask('editOrder', key, change)
      done()
    },
    close: () => socket.destroy(),
  }
}

serveJobs((job) => Promise.all(job.people.map((_, client) => openClient(job, client))))
