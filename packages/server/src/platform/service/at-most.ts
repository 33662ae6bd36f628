import type { WritePipeline } from './queue.ts'

/** The same pipeline with a limit of writes under way; the others wait. */
export const atMost = (most: number, pipeline: WritePipeline): WritePipeline => {
  let free = most
  const waiting: (() => void)[] = []
  const enter = (): Promise<void> | undefined => {
    if (free === 0) return new Promise((go) => waiting.push(go))
    free -= 1
    return undefined
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
  return {
    submit: (write) => inTurn(() => pipeline.submit(write)),
    appendToMany: (write) => inTurn(() => pipeline.appendToMany(write)),
  }
}
