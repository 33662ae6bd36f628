import type { BookLine } from './line.ts'

/** Steps an announcement may round down to, in whole units: 5, 10, 25, 50, 100, 250, 500 million. */
export const messageSteps = [5, 10, 25, 50, 100, 250, 500].map((each) => each * 1_000_000)

/** What the announcement line says: "books over USD 4.2bn incl. 300m JLM interest, 180 accounts". */
export interface MessageFacts {
  /** Rounded down to the step: the book is over it, or exactly it. */
  over: bigint
  exactly: boolean
  jlmInterest: bigint
  /** Houses with an order that counts. */
  accounts: number
}

const down = (amount: bigint, step: bigint): bigint => amount - (amount % step)

/** Firm orders that count, without those that are left out. JLM interest is rounded down, too. */
export const messageFacts = (
  lines: readonly BookLine[],
  leftOut: ReadonlySet<string>,
  step: number,
): MessageFacts => {
  const told = lines.filter(({ id, soft, counting }) => !soft && counting > 0 && !leftOut.has(id))
  const sum = (some: readonly BookLine[]) => some.reduce((all, { counting }) => all + BigInt(counting), 0n)
  const total = sum(told)
  const over = down(total, BigInt(step))
  return {
    ...{ over, exactly: over === total },
    jlmInterest: down(sum(told.filter(({ jlm }) => jlm)), BigInt(step)),
    accounts: new Set(told.map(({ holder }) => holder)).size,
  }
}
