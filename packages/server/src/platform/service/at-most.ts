import { Places } from '../places.ts'
import type { WritePipeline } from './queue.ts'

/**
 * The same pipeline with a limit of connections for writes; the others wait. Writes that share transactions with those of
 * other ledgers need none of their own; a dry run shares with nobody.
 */
export const atMost = (most: number | Places, pipeline: WritePipeline): WritePipeline => {
  const places = typeof most === 'number' ? new Places(most) : most
  return {
    submit: (write) =>
      write.on.together && !write.dryRun ? pipeline.submit(write) : places.with(() => pipeline.submit(write)),
    appendToMany: (write) => places.with(() => pipeline.appendToMany(write)),
  }
}
