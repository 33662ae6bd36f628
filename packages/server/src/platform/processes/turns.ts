// The gate of slow calls in the parent, asked by its processes: a person's turns count once for the whole node.
import type { SlowKind } from '@bookrunner/contract/kernel'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Gate, NoTurn, Turn, TurnGate } from '../http/gate.ts'
import type { Conversation } from './conversation.ts'

interface Entry {
  entry: number
  kind: SlowKind
  personId: string
  place: boolean
}

/** The calls of one process, in the parent. */
export class TurnsOfProcess {
  readonly #gates: Record<SlowKind, Gate>
  readonly #entries = new Map<number, { gone: AbortController; turn?: Turn }>()

  constructor(gates: Record<SlowKind, Gate>) {
    this.#gates = gates
  }

  readonly handlers = {
    'turn.enter': async ({ entry, kind, personId, place }: Entry): Promise<NoTurn | null> => {
      const gone = new AbortController()
      this.#entries.set(entry, { gone })
      const turn = await this.#gates[kind].enter(personId, { place, gone: gone.signal })
      if (isRefusal(turn)) {
        this.#entries.delete(entry)
        return turn
      }
      if (this.#entries.has(entry)) this.#entries.set(entry, { gone, turn })
      else turn.end()
      return null
    },
    'turn.gone': (entry: number): void => this.#entries.get(entry)?.gone.abort(),
    'turn.leavePlace': (entry: number): void => this.#entries.get(entry)?.turn?.leavePlace(),
    'turn.end': (entry: number): void => {
      this.#entries.get(entry)?.turn?.end()
      this.#entries.delete(entry)
    },
  }

  /** The process has gone, and its calls with it. */
  gone(): void {
    const entries = [...this.#entries.values()]
    this.#entries.clear()
    for (const { gone, turn } of entries) {
      gone.abort()
      turn?.end()
    }
  }
}

let entries = 0

/** In a process: asks the parent for each turn. */
export const gateOfParent = (parent: Conversation, kind: SlowKind): TurnGate => {
  let [running, waiting] = [0, 0]
  return {
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
    enter: async (personId, { place = true, gone } = {}) => {
      const entry = (entries += 1)
      const giveUp = (): void => parent.tell('turn.gone', entry)
      const asked = parent.ask<NoTurn | null>('turn.enter', { entry, kind, personId, place })
      gone?.addEventListener('abort', giveUp)
      if (gone?.aborted) giveUp()
      waiting += 1
      const refused = await asked.finally(() => {
        waiting -= 1
        gone?.removeEventListener('abort', giveUp)
      })
      if (refused) return refused
      running += 1
      let isOver = false
      return {
        leavePlace: () => parent.tell('turn.leavePlace', entry),
        end: () => {
          if (isOver) return
          isOver = true
          running -= 1
          parent.tell('turn.end', entry)
        },
      }
    },
  }
}
