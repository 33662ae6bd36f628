// Each client requests a page of a list repeatedly, from any server that listens.
import { openSocket } from './http-client.ts'
import { page, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const openClient = async ({ target, path, people }: Job, client: number): Promise<Client> => {
  const { ask, close } = await openSocket(target)
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\nAuthorization: ${people[client]!.token}\r\n\r\n`
  return {
    run: async (turn, done) => {
      const body = await ask(request)
      if (turn === 0) {
        const { data } = JSON.parse(body) as { data: { list: unknown[]; total: number } }
        if (data.list.length !== page || data.total < page) throw new Error('not a page')
      }
      done()
    },
    close,
  }
}

serveJobs((job) => Promise.all(job.people.map((_, client) => openClient(job, client))))
