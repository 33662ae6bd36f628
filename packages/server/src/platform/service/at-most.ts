import { Places } from '../places.ts'
import type { WritePipeline } from './queue.ts'

/** The same pipeline with a limit of writes under way; the others wait. */
export const atMost = (most: number | Places, pipeline: WritePipeline): WritePipeline => {
  const places = typeof most === 'number' ? new Places(most) : most
  return {
    submit: (write) => places.with(() => pipeline.submit(write)),
    appendToMany: (write) => places.with(() => pipeline.appendToMany(write)),
  }
}
