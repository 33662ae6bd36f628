import type { z } from 'zod'

const emptyValues = [undefined, null, '', [], false]

/** The fields that a call refuses when they are empty, in whichever form they may be. */
export const requiredIn = (input: z.ZodType): string[] => {
  const shape = 'shape' in input ? (input.shape as Record<string, z.ZodType>) : {}
  return Object.entries(shape).flatMap(([field, schema]) =>
    emptyValues.some((empty) => schema.safeParse(empty).success) ? [] : [field],
  )
}
