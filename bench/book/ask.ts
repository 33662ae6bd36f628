// One kept-alive connection for answers of many megabytes: it counts their bytes and discards them.
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'

export const openConnection = (port: string, token: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    /** How many bytes were answered; whatever is not a 200 is a fault. */
    ask: async (path: string): Promise<number> => {
      const headers = { lang: '3', authorization: token }
      const sent = request({ host: '127.0.0.1', port, path, agent, headers }).end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      let bytes = 0
      response.on('data', (piece: Buffer) => (bytes += piece.length))
      await once(response, 'end')
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
      return bytes
    },
    close: () => agent.destroy(),
  }
}
