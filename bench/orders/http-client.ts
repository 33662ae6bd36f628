// HTTP as lean as it can be written: one kept-alive socket a client, requests put together by hand.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The body of the next answer; whatever is not a 200 is a fault. */
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

/** Sends what it is given and answers with the body. */
export const openSocket = async (port: string) => {
  const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const next = answers(socket)
  return {
    ask: (request: string): Promise<string> => {
      socket.write(request)
      return next()
    },
    close: () => socket.destroy(),
  }
}
