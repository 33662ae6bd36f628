import type { FaceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { answerText, oneTapText } from './quick-texts.ts'
import { orderText } from './text.ts'

const t = textOf(orderText)
const none = 0 as FaceAmount
const ten = 10_000_000 as FaceAmount

it('confirms an answer in the words of its button', () => {
  expect(oneTapText({ kind: 'test', size: none, answer: null }, 'MS+100', t)).toBe('0 at MS+100')
  expect(answerText({ kind: 'test', size: none, answer: none }, 'MS+100', t)).toBe('Answered: 0 at MS+100')
  expect(answerText({ kind: 'test', size: ten, answer: ten }, 'MS+100', t)).toBe('Answered: 10mm at MS+100')
  expect(answerText({ kind: 'fpg', size: ten, answer: ten }, 'MS+100', t)).toBe('Answered: 10mm')
  expect(answerText({ kind: 'fpg', size: none, answer: none }, 'MS+100', t)).toBe('Answered: dropped')
})
