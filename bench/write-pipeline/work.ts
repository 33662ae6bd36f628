// What every contender does, under which names: people read notices, each notice once. A person's inbox is
// the lock, so one person is one hot lock and fifty people are fifty locks.

/** How many write at once, to how many inboxes. */
export interface Shape {
  name: string
  clients: number
  locks: number
  /** Writes per second through HTTP, divided by those of the bare process, must be at least this; null on one lock, which lets them through one by one. */
  gate: number | null
  /** The same of a bare process that commits one write of each client together; null where they need not wait for each other. */
  ofTogether: number | null
}

/** One measurement; `run` keeps its people apart from those of all others. */
export interface Job {
  run: string
  clients: number
  locks: number
  seconds: number
  /** Where: the app's port, or the database. */
  target: string
  /** Writes of all clients share transactions. */
  together?: boolean
}

export interface Measured {
  writes: number
  seconds: number
  /** CPU of the client process, as a share of one core. */
  cpu: number
}

export const userOf = (run: string, lock: number): string =>
  `usr_bench${run}n${String(lock).padStart(2, '0')}`

export const noticeOf = (index: number): string => `ntc_bench${index}`

/** Of the session that a client uses when it writes to this inbox. */
export const tokenOf = (run: string, lock: number, client: number): string => `bench-${run}-${lock}-${client}`

/** The work of each client, dealt out like cards: no notice twice. */
export const dealt = ({ clients, locks }: Job, client: number, round: number) => {
  const card = round * clients + client
  return { lock: card % locks, notice: Math.floor(card / locks) }
}
