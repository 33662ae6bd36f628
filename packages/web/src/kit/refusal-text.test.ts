import { CallRefused } from '@bookrunner/contract'
import { expect, it } from 'vitest'
import { refusalText } from './refusal-text.ts'

const refused = (...messages: string[]) =>
  new CallRefused({
    code: 400,
    message: '请更正。',
    fields: messages.map((message, at) => ({ field: `field${at}`, reason: 'field.required', message })),
    traceId: 'ab12',
  })

it('says what is wrong with the fields, each thing once, else what is wrong with the call', () => {
  expect(refusalText(refused('超出上限。', '请先登录。', '超出上限。'), 'CN')).toBe('超出上限。请先登录。')
  expect(refusalText(refused('Too large.', 'Log in.'), 'US')).toBe('Too large. Log in.')
  expect(refusalText(refused(), 'CN')).toBe('请更正。')
})
