// Orders entered and changed over HTTP.
import { prefix } from '@bookrunner/contract/kernel'
import { openSocket } from './http-client.ts'
import { dealFor, sizes, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const orderLevels = (size: number) => `[{"minYield":null,"minSpread":"60","maxPrice":null,"size":${size}}]`

const request = (call: string, token: string, key: string, body: string): string =>
  `POST ${prefix}/investor/book/${call} HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\nAuthorization: ${token}\r\n` +
  `Idempotency-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const openClient = async (job: Job, client: number): Promise<Client> => {
  const { ask: send, close } = await openSocket(job.target)
  const { token } = job.people[client]!
  const ask = (call: string, key: string, body: string) => send(request(call, token, key, body))
  return {
    run: async (turn, done) => {
      const key = `bench-${job.run}-${client}-${turn}`
      const dealId = dealFor(job, client, turn)
      const placed = await ask(
        'newOrder',
        key,
        `{"dealId":"${dealId}","content":{"orderLevels":${orderLevels(sizes.new)}}}`,
      )
      done()
      const orderId = /"orderId":"(\w+)"/.exec(placed)?.[1]
      const change = `{"orderId":"${orderId}","expectedVersion":1,"content":{"orderLevels":${orderLevels(sizes.edited)}}}`
      await ask('editOrder', key, change)
      done()
    },
    close,
  }
}

serveJobs((job) => Promise.all(job.people.map((_, client) => openClient(job, client))))
