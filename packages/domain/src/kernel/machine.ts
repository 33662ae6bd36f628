import { type Refusal, refuse } from './result.ts'

/** A status machine is a table: in this status, this move leads there. Guards and effects are the area's. */
export interface Move<S extends string, M extends string> {
  from: S
  move: M
  to: S
}

export interface Machine<S extends string, M extends string> {
  states: readonly S[]
  starts: readonly S[]
  /** Statuses nothing leaves. */
  finals: readonly S[]
  moves: readonly Move<S, M>[]
}

/** Where a move may lead from here: nowhere, to one status, or to one of several the guard chooses from. */
export function targetsOf<S extends string, M extends string>(machine: Machine<S, M>, from: S, move: M): S[] {
  return machine.moves.filter((row) => row.from === from && row.move === move).map((row) => row.to)
}

/** Makes a move. Where it may lead to several statuses, `to` says which. */
export function go<S extends string, M extends string>(
  machine: Machine<S, M>,
  from: S,
  move: M,
  to?: S,
): S | Refusal<'status.no-such-move'> {
  const targets = targetsOf(machine, from, move)
  const target = to === undefined && targets.length === 1 ? targets[0] : targets.find((each) => each === to)
  return target ?? refuse('status.no-such-move', { from, move })
}

/** What may be done from here, for buttons. */
export function movesFrom<S extends string, M extends string>(machine: Machine<S, M>, from: S): M[] {
  return [...new Set(machine.moves.filter((row) => row.from === from).map((row) => row.move))]
}

function reachable<S extends string, M extends string>({ starts, moves }: Machine<S, M>): Set<S> {
  const found = new Set(starts)
  // A set that grows while it is walked: every status found is walked in turn.
  for (const state of found) for (const row of moves) if (row.from === state) found.add(row.to)
  return found
}

/** What is wrong with a table: an empty list, or every fault in words. For the test of each machine. */
export function faultsOf<S extends string, M extends string>(machine: Machine<S, M>): string[] {
  const { states, starts, finals, moves } = machine
  const named = [...starts, ...finals, ...moves.flatMap((row) => [row.from, row.to])]
  const reached = reachable(machine)
  const leaving = new Set(moves.map((row) => row.from))
  const rows = moves.map((row) => `${row.from} -${row.move}-> ${row.to}`)
  return [
    ...new Set(named.filter((state) => !states.includes(state)).map((state) => `${state} is no status`)),
    ...states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached`),
    ...finals.filter((state) => leaving.has(state)).map((state) => `${state} is final but can be left`),
    ...states
      .filter((state) => !finals.includes(state) && !leaving.has(state))
      .map((state) => `${state} is a dead end but not final`),
    ...rows.filter((row, at) => rows.indexOf(row) !== at).map((row) => `${row} is listed twice`),
  ]
}
