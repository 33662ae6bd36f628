// What every contender does: each client enters an order and changes it once, over and over.

/** One investor's person with a session, and the house. */
export interface Person {
  userId: string
  houseId: string
  token: string
}

export interface Job {
  run: string
  /** One for each client. */
  people: Person[]
  /** Each client goes from one to the next. */
  deals: string[]
  seconds: number
  /** Where: the app's port, or the database. */
  target: string
  /** Writes of all clients share transactions. */
  together?: boolean
  /** Of a list: what is requested. */
  path?: string
}

export interface Measured {
  writes: number
  seconds: number
  /** CPU of the client process, as a share of one core. */
  cpu: number
  /** Milliseconds of one write. */
  p50: number
  p99: number
}

export const dealFor = ({ deals }: Job, client: number, round: number): string =>
  deals[(round + client) % deals.length]!

/** Orders on a page. */
export const page = 15

export const sizes = { new: 10_000_000, edited: 11_000_000 } as const
