// Each client requests a page of My Orders repeatedly, from any server that listens.
import { prefix } from '@bookrunner/contract/kernel'
import { openSocket } from './http-client.ts'
import { page, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const openClient = async (job: Job, client: number): Promise<Client> => {
  const { ask, close } = await openSocket(job.target)
  const path = `${prefix}/investor/book/myOrder?pageNum=1&pageSize=${page}`
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\nAuthorization: ${job.people[client]!.token}\r\n\r\n`
  return {
    run: async (turn, done) => {
      const body = await ask(request)
      if (turn === 0 && body.split('"investorId"').length <= page) throw new Error('not a page')
      done()
    },
    close,
  }
}

serveJobs((job) => Promise.all(job.people.map((_, client) => openClient(job, client))))
