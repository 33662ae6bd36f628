import { expect, it } from 'vitest'
import { z } from 'zod'
import { requiredIn } from './required-fields.ts'

it('names what must not be empty, whatever empty means for a field', () => {
  const input = z.strictObject({
    name: z.string().trim().min(1),
    note: z.string(),
    kind: z.enum(['hard', 'soft']),
    dealId: z.string().min(1).nullable(),
    amount: z.number().optional(),
    roles: z.array(z.string()).min(1),
    tags: z.array(z.string()),
    frozen: z.boolean(),
  })
  expect(requiredIn(input)).toEqual(['name', 'kind', 'roles'])
})
