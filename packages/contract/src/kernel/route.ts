export const prefix = '/bookbuildingweb/api'

export const livePath = '/live'
/** The server says something at least this often; silence twice as long means "not live". */
export const beatSeconds = 5
/** A client answers each beat; one that has been silent for so many is taken for gone. */
export const beatsMissed = 4

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** `multipart` is that of every call with a file (`fileField`), and of no other. */
export type Travels = 'query' | 'json' | 'form' | 'multipart'

/** What a client must know to send a call. Without the fields, so that a browser need not load their schemas. */
export interface CallRoute {
  method: Method
  /** Exactly as §7 writes it, below the prefix. */
  path: `/${string}`
  travels: Travels
  /** An envelope, or a file. */
  replies: 'json' | 'file'
  /** A write carries an idempotency key and goes through the write pipeline. */
  writes: boolean
  /** The server works long on it. */
  slow?: boolean | 'file'
  /** Only the way is long. In both cases the client waits 300 s instead of 120 s. */
  longWay?: boolean
}

export const routeOf = ({ method, path, travels, replies, writes, slow, longWay }: CallRoute): CallRoute => ({
  method,
  path,
  travels,
  replies,
  writes,
  ...(slow && { slow }),
  ...(longWay && { longWay }),
})
