import type { FaceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { textOf } from '../../../platform/text.ts'
import { answeredWords, oneTapWords } from './quick-words.ts'
import { orderText } from './text.ts'

const t = textOf(orderText)
const none = 0 as FaceAmount
const ten = 10_000_000 as FaceAmount

it('confirms what was tapped in the words it was offered in', () => {
  expect(oneTapWords({ kind: 'test', size: none, said: null }, 'MS+100', t)).toBe('Pass at MS+100')
  expect(answeredWords({ kind: 'test', size: none, said: none }, 'MS+100', t)).toBe(
    'Answered: pass at MS+100',
  )
  expect(answeredWords({ kind: 'test', size: ten, said: ten }, 'MS+100', t)).toBe('Answered: 10mm at MS+100')
  expect(answeredWords({ kind: 'fpg', size: ten, said: ten }, 'MS+100', t)).toBe('Answered: 10mm')
  expect(answeredWords({ kind: 'fpg', size: none, said: none }, 'MS+100', t)).toBe('Answered: dropped')
})
