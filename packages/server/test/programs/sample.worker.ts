// What a thread may be given, for the test of the pool.
import { threadId } from 'node:worker_threads'
import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'

export type Sample =
  | { do: 'word'; amount: number }
  | { do: 'bytes' | 'thread' | 'fail' | 'hold' | 'hoard' | 'leave' }

const hoard = (): never => {
  const held: object[][] = []
  for (;;) held.push(Array.from({ length: 10_000 }, () => ({})))
}

const hold = (): never => {
  for (;;);
}

/** Loads a package of the project from its TypeScript source, as real work does. */
export const work = (asked: Sample): string | number | { bytes: Uint8Array } => {
  switch (asked.do) {
    case 'word':
      return showMm(asked.amount as FaceAmount)
    case 'bytes':
      return { bytes: new Uint8Array(1_000_000).fill(7) }
    case 'thread':
      return threadId
    case 'fail':
      throw new RangeError('this work has a fault')
    case 'hoard':
      return hoard()
    case 'leave':
      process.exit(3)
      break
    case 'hold':
      return hold()
  }
}
