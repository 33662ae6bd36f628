// Each client enters one new order after the other, at any server that takes them.
import { prefix } from '@bookrunner/contract/kernel'
import { openSocket } from './http-client.ts'
import { dealFor, sizes, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const openClient = async (job: Job, client: number): Promise<Client> => {
  const { ask, close } = await openSocket(job.target)
  const { token } = job.people[client]!
  return {
    run: async (turn, done) => {
      const level = `{"minYield":null,"minSpread":"60","maxPrice":null,"size":${sizes.new}}`
      const body = `{"dealId":"${dealFor(job, client, turn)}","content":{"orderLevels":[${level}]}}`
      const answer = await ask(
        `POST ${prefix}/investor/book/newOrder HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\nAuthorization: ${token}\r\n` +
          `Idempotency-Key: bench-${job.run}-${client}-${turn}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${body.length}\r\n\r\n${body}`,
      )
      if (!answer.includes('"orderId":"')) throw new Error(`not an order: ${answer}`)
      done()
    },
    close,
  }
}

serveJobs((job) => Promise.all(job.people.map((_, client) => openClient(job, client))))
