// One of several processes in a test: begins as it is told, then ends by itself, or not.
import { Conversation } from '../../src/platform/processes/conversation.ts'

export interface PlaceOrders {
  /** Fails to begin. */
  fails?: boolean
  /** Milliseconds until it ends by itself. */
  lives?: number
  /** Does not stop when it is told. */
  stays?: boolean
}

let orders: PlaceOrders = {}
const parent = new Conversation((message) => void process.send?.(message), {
  begin: (told: PlaceOrders) => {
    orders = told
    if (orders.fails) throw Object.assign(new Error('the port is taken'), { code: 'EADDRINUSE', port: 80 })
    if (orders.lives !== undefined) setTimeout(() => process.exit(3), orders.lives)
    parent.tell('came', process.pid)
  },
  stop: () => {
    if (!orders.stays) process.exit(0)
  },
})
process.on('message', parent.hear)
process.once('disconnect', () => process.exit(1))
