import { expect, it } from 'vitest'
import { answerToStore, storedAnswer, textFor } from './typed-answer.ts'

const asked = { question: 'fpg 3', proposed: '50' }

it('a typed size is read again for the same question only', () => {
  const stored = answerToStore(asked, '55')
  expect(storedAnswer(asked, stored)).toEqual({ question: 'fpg 3', text: '55' })
  for (const question of ['fpg 4', 'test 3', undefined])
    expect(storedAnswer({ ...asked, question }, stored)).toBeUndefined()
  expect(storedAnswer(asked, undefined)).toBeUndefined()
})

it('the proposed size and a closed field leave nothing behind', () => {
  expect([answerToStore(asked, '50'), answerToStore(asked, null)]).toEqual([undefined, undefined])
})

it('a size typed for one question is named as not sent, and is not offered for the next', () => {
  const typed = { question: 'test 1', text: '40' }
  const texts = ['test 1', undefined, 'test 2', 'fpg 2'].map((question) => textFor({ question }, typed))
  expect(texts).toEqual(['40', '40', null, null])
  expect(textFor({ question: 'test 1' }, undefined)).toBeNull()
})
