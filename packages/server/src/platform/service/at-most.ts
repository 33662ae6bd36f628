import type { WritePipeline } from './queue.ts'

/** The same pipeline, on which only so many writes are under way at once; the others wait for their turn. */
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
