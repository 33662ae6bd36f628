import type { ServerResponse } from 'node:http'
import type { Reason, SlowKind } from '@bookrunner/contract/kernel'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import { inShare, PoolShare } from '../db/index.ts'
import { Places } from '../places.ts'
import type { Outcome } from '../service/answers.ts'
import { atMost, type WritePipeline } from '../service/index.ts'
import type { Settings } from '../settings.ts'
import { Gate, type Turn, type TurnGate } from './gate.ts'
import { FileRefused, type SentFile } from './send-file.ts'

/** After so long a reader on a slow line no longer takes a place from others; the own count keeps the file. */
const placeMs = 60_000

interface SlowCall {
  kind: SlowKind
  personId: string
  /** It takes a file, which may arrive slowly. */
  arrives: boolean
  answer: ServerResponse
}

export interface SlowCalls {
  /** Waits for the call's turn, works in the share of the pool, and keeps the turn until the last piece is made. */
  inTurn: (
    call: SlowCall,
    work: (pipeline: WritePipeline) => Promise<Outcome>,
  ) => Promise<Outcome | Refusal<Reason>>
  running: () => number
  waiting: () => number
}

type GateSettings = Pick<Settings, 'slowPerPerson' | 'slowWaiting' | 'slowAtOnce' | 'slowWaitSeconds'>

const isMadeWhileSent = (reply: unknown): reply is SentFile & { content: AsyncIterable<Uint8Array> } =>
  typeof reply === 'object' && reply !== null && 'content' in reply && !(reply.content instanceof Uint8Array)

export const createGates = (settings: GateSettings): Record<SlowKind, Gate> => {
  const limits = {
    perPerson: settings.slowPerPerson,
    waiting: settings.slowWaiting,
    atOnce: settings.slowAtOnce,
    waitMs: settings.slowWaitSeconds * 1000,
  }
  return { files: new Gate(limits), writes: new Gate(limits), reads: new Gate(limits) }
}

/** `connections`: so many of the pool may be in use by slow calls. */
export const createSlowCalls = (
  gates: Record<SlowKind, TurnGate>,
  connections: number,
  pipeline: WritePipeline,
): SlowCalls => {
  const places = new Places(connections)
  const limited = atMost(places, pipeline)
  const all = Object.values(gates)
  return {
    inTurn: async ({ kind, personId, arrives, answer }, work) => {
      const gone = new AbortController()
      answer.once('close', () => gone.abort())
      // A caller who hung up before has no turn to wait for.
      if (answer.closed) gone.abort()
      const turn = await gates[kind].enter(personId, { place: !arrives, gone: gone.signal })
      if (isRefusal(turn)) return turn
      const share = new PoolShare(places)
      let isHeld = false
      try {
        const outcome = await inShare(share, () => work(limited))
        if (isRefusal(outcome) || !isMadeWhileSent(outcome.reply) || gone.signal.aborted) return outcome
        const begun = await beginFile(outcome.reply, share)
        isHeld = true
        return { reply: heldUntilSent(outcome.reply, begun, { turn, share, gone: gone.signal }) }
      } catch (fault) {
        // By its first piece, or by a call that stores the file before it answers.
        if (fault instanceof FileRefused) return fault.refusal
        throw fault
      } finally {
        if (!isHeld) turn.end()
      }
    },
    running: () => all.reduce((sum, { running }) => sum + running, 0),
    waiting: () => all.reduce((sum, { waiting }) => sum + waiting, 0),
  }
}

interface BegunFile {
  first: IteratorResult<Uint8Array>
  pieces: AsyncIterator<Uint8Array>
}

/** Makes the first piece of a file before its head is sent; after that it can no longer be refused. */
const beginFile = async (
  { content }: { content: AsyncIterable<Uint8Array> },
  share: PoolShare,
): Promise<BegunFile> => {
  const pieces = content[Symbol.asyncIterator]()
  return { first: await inShare(share, () => pieces.next()), pieces }
}

/** The same file; its turn ends with its last piece, a fault, or a reader who hangs up. */
const heldUntilSent = <File extends SentFile & { content: AsyncIterable<Uint8Array> }>(
  file: File,
  { first, pieces }: BegunFile,
  { turn, share, gone }: { turn: Turn; share: PoolShare; gone: AbortSignal },
): File => {
  const timer = setTimeout(turn.leavePlace, placeMs).unref()
  const end = () => {
    clearTimeout(timer)
    turn.end()
  }
  if (gone.aborted) end()
  else gone.addEventListener('abort', end, { once: true })
  let isFirst = true
  const next = async () => {
    if (!isFirst) return pieces.next()
    isFirst = false
    return first
  }
  const content: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      // The reader's pulls come from the connection, outside of the share.
      next: () =>
        inShare(share, next).then(
          (piece) => {
            if (piece.done) end()
            return piece
          },
          (fault: unknown) => {
            end()
            throw fault
          },
        ),
      return: async () => {
        await pieces.return?.()
        end()
        return { done: true, value: undefined }
      },
    }),
  }
  return { ...file, content }
}
