// HTTP as lean as it can be written: one kept-alive socket a client, requests put together by hand.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The body of the next answer; whatever is not a 200 is a fault. */
const answers = (socket: Socket) => {
  let buffer = ''
  let waiting: ((body: string) => void) | undefined
  let failing: ((fault: Error) => void) | undefined
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    buffer += text
    const end = buffer.indexOf('\r\n\r\n')
    if (end < 0) return
    const length = Number(/content-length: (\d+)/i.exec(buffer)?.[1])
    if (buffer.length < end + 4 + length) return
    const [status, body] = [buffer.slice(9, 12), buffer.slice(end + 4, end + 4 + length)]
    buffer = buffer.slice(end + 4 + length)
    if (status === '200') waiting?.(body)
    else failing?.(new Error(`${status} ${body}`))
  })
  return (): Promise<string> =>
    new Promise((done, fail) => {
      waiting = done
      failing = fail
    })
}

/** Sends a request and returns the body of the answer. */
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
