import { ledgerOf, type Aggregate, type Write } from './aggregate.ts'
import type { Outcome } from './answers.ts'
import type { PipelineDeps } from './batch.ts'
import { WriteQueue } from './queue.ts'
import { runBatch } from './run-batch.ts'

/** The way in for everything that writes: calls, timed jobs, imports. */
export interface WritePipeline {
  submit: <State, Need, Change, Reply, Code extends string>(
    write: Write<State, Need, Change, Reply, Code>,
  ) => Promise<Outcome<Reply>>
}

/** This node's. */
export interface OwnPipeline extends WritePipeline {
  /** How many writes wait or are under way. */
  waiting: () => number
}

export const createPipeline = (deps: PipelineDeps): OwnPipeline => {
  // A dry run is rolled back. And who may write is asked once for a transaction: what changes it is the last of its.
  const alone = (write: Write): boolean =>
    write.dryRun === true || deps.decidesStanding?.(ledgerOf(write)) === true
  const queue = new WriteQueue((writes) => runBatch(deps, writes), alone)
  return {
    waiting: () => queue.size,
    submit: <State, Need, Change, Reply, Code extends string>(
      write: Write<State, Need, Change, Reply, Code>,
    ) =>
      queue.submit({ ...write, on: write.on as Aggregate<unknown, unknown, unknown> } as Write) as Promise<
        Outcome<Reply>
      >,
  }
}
