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
  return {
    submit: async (write) => {
      await enter()
      try {
        return await pipeline.submit(write)
      } finally {
        leave()
      }
    },
  }
}
