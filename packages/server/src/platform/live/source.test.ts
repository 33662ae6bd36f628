import { expect, it } from 'vitest'
import { z } from 'zod'
import { subject } from '@bookrunner/contract/kernel'
import { source } from './source.ts'

const row = z.object({ name: z.string(), size: z.int().nullable() })
const book = subject({
  name: 'book',
  access: 'signedIn',
  snapshot: z.object({ rows: z.array(row) }),
  change: z.object({ row }),
})

it('sends only declared fields', () => {
  const { write } = source<typeof book>({
    subject: book,
    ledger: (key) => key,
    viewClass: async () => '',
    snapshot: async () => ({ seq: 0, data: { rows: [] } }),
    changes: async () => undefined,
  })
  const declared = { name: 'A', size: null, investor: 'never' }
  const secret = { rows: [declared, { ...declared, size: 5 }], private: 'never' }
  expect(JSON.parse(write.snapshot(secret))).toEqual({
    rows: [
      { name: 'A', size: null },
      { name: 'A', size: 5 },
    ],
  })
  expect(JSON.parse(write.changes([{ row: declared }]))).toEqual([{ row: { name: 'A', size: null } }])
})
