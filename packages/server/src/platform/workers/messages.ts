// What passes between the pool and its threads.

export interface ToThread {
  module: string
  input: unknown
}

export type FromThread = { result: unknown } | { fault: unknown }
