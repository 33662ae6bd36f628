import { expect, it } from 'vitest'
import type { OrderWrite } from './order-writes.ts'
import { stateFor } from './quick.ts'
import type { WriteState } from './use-order-write.ts'

const test = { act: 'testOrder', input: { round: 1 } } as OrderWrite
const fpg = { act: 'fpgOrder', input: { push: 2 } } as OrderWrite
const submit = { act: 'newOrder', input: {} } as OrderWrite
const refused = (write: OrderWrite): WriteState => ({
  kind: 'refused',
  write,
  problem: { reason: 'order.over-limit', message: 'Too much.', fields: [] },
})

it('a refused answer is shown beside its own question, and not beside the next', () => {
  const questions = ['test 1', 'test 2', 'fpg 2', 'fpg 3', 'submit ']
  const shown = (write: OrderWrite) =>
    questions.filter((question) => stateFor(question, refused(write)).kind === 'refused')
  expect([test, fpg, submit].map(shown)).toEqual([['test 1'], ['fpg 2'], ['submit ']])
})

it('an answer under way is shown beside any question: nothing else can be sent meanwhile', () => {
  expect(stateFor('test 2', { kind: 'sending', write: test }).kind).toBe('sending')
})
