// One of several processes in a test: begins as it is told, then ends by itself, or not.
import { Conversation } from '../../src/platform/processes/conversation.ts'

export interface PlaceOrders {
  /** Fails to begin. */
  fails?: boolean
  /** Never begins. */
  stuck?: boolean
  /** Milliseconds until it ends by itself. */
  lives?: number
  /** Milliseconds until it does nothing any more, in an endless loop. */
  hangs?: number
  /** Does not stop when it is told. */
  stays?: boolean
}

const hang = (): never => {
  for (;;);
}

let orders: PlaceOrders = {}
const parent = new Conversation((message) => void process.send?.(message), {
  begin: (given: PlaceOrders) => {
    orders = given
    if (orders.stuck) hang()
    if (orders.fails) throw Object.assign(new Error('the port is taken'), { code: 'EADDRINUSE', port: 80 })
    if (orders.lives !== undefined) setTimeout(() => process.exit(3), orders.lives)
    if (orders.hangs !== undefined) setTimeout(hang, orders.hangs)
    parent.tell('came', process.pid)
  },
  alive: () => null,
  stop: () => {
    if (!orders.stays) process.exit(0)
  },
})
process.on('message', parent.hear)
process.once('disconnect', () => process.exit(1))
