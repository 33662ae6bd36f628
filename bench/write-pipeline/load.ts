// Load over HTTP, as lean as it can be written: one kept-alive socket a client, requests put together by
// hand, of the answer only what says that the write was done.
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { prefix } from '@bookrunner/contract/kernel'
import { dealt, noticeOf, tokenOf, type Job } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

const requestFor = (job: Job, client: number, round: number): string => {
  const { lock, notice } = dealt(job, client, round)
  const token = tokenOf(job.run, lock, job.locks === 1 ? client : 0)
  return (
    `POST ${prefix}/book/msg/read?logId=${noticeOf(notice)} HTTP/1.1\r\nHost: localhost\r\nlang: 3\r\n` +
    `Authorization: ${token}\r\nIdempotency-Key: bench-${job.run}-${client}-${round}\r\nContent-Length: 0\r\n\r\n`
  )
}

/** Calls back with the status line and body of each answer. */
const readAnswers = (socket: Socket, answered: (status: string, body: string) => void): void => {
  let buffer = ''
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    buffer += text
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(buffer)?.[1])
      if (buffer.length < end + 4 + length) return
      answered(buffer.slice(9, 12), buffer.slice(end + 4, end + 4 + length))
      buffer = buffer.slice(end + 4 + length)
    }
  })
}

const openClient = async (job: Job, client: number): Promise<Client> => {
  const socket = connect({ port: Number(job.target), host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let answered = (_status: string, _body: string): void => {}
  readAnswers(socket, (status, body) => answered(status, body))
  return {
    work: (goOn) =>
      new Promise((done, fail) => {
        let round = 0
        const next = () => void socket.write(requestFor(job, client, round))
        answered = (status, body) => {
          if (status !== '200') return fail(new Error(`turn ${round}: ${status} ${body}`))
          round += 1
          if (goOn()) next()
          else done(round)
        }
        next()
      }),
    close: () => socket.destroy(),
  }
}

serveJobs((job) => Promise.all(Array.from({ length: job.clients }, (_, client) => openClient(job, client))))
