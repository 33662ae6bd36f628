/** Slow work for another thread: `work` of the module makes a result of an input. Both are copied. */
export interface WorkerTask<Input, Result> {
  /** For logs and metrics: `allocation.policy`. */
  name: string
  module: string
  /** Past this time the work is given up. */
  deadlineMs: number
  /** Never set: keeps the types of input and result. */
  types?: (input: Input) => Result
}

type Work = (input: never) => unknown

/**
 * Names a module `*.worker.ts` that exports `work`. The module is loaded in the thread alone: `workerTask<typeof work>`
 * needs its type only.
 */
export const workerTask = <W extends Work>(
  name: string,
  module: URL,
  { deadlineMs }: { deadlineMs: number },
): WorkerTask<Parameters<W>[0], Awaited<ReturnType<W>>> => ({ name, module: module.href, deadlineMs })
