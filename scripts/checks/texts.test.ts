import { describe, expect, it } from 'vitest'
import { onlySimplified, onlyTraditional } from './chinese.ts'
import { wordingsIn } from './text-books.ts'
import { unusedKeys, wordingComplaints } from './text-rules.ts'

const complaints = (value: unknown) =>
  wordingComplaints(wordingsIn('text.ts', value)).map((one) => one.slice(8))

describe('a text', () => {
  it('passes when it is whole', () => {
    expect(
      complaints({
        authText: {
          US: { left: '{n} left for {name}' },
          CN: { left: '{name}还剩 {n} 次' },
          HK: { left: '{name}還剩 {n} 次' },
        },
        closed: { US: 'Closed', CN: '已关闭', HK: '已關閉' },
      }),
    ).toEqual([])
  })

  it.each([
    ['missing key', { t: { US: { a: 'A' }, CN: { a: '甲' }, HK: {} } }, ['a has no HK text']],
    ['empty text', { t: { US: 'A', CN: ' ', HK: '甲' } }, ['t has no CN text']],
    [
      'other parameters',
      { t: { US: '{n}', CN: '{m}', HK: '{n}' } },
      ['t has other parameters in CN than in US'],
    ],
    [
      'traditional in CN',
      { t: { US: 'A', CN: '關閉', HK: '關閉' } },
      ['t has the traditional 關 in CN', 't has the traditional 閉 in CN'],
    ],
    ['simplified in HK', { t: { US: 'A', CN: '订单', HK: '订單' } }, ['t has the simplified 订 in HK']],
    ['English left', { t: { US: 'Save', CN: 'Save', HK: '儲存' } }, ['t has the word “Save” in CN']],
  ])('is refused: %s', (_what, value, said) => {
    expect(complaints(value)).toEqual(said)
  })

  it('may keep names, abbreviations and parameters as they are', () => {
    expect(
      complaints({ t: { US: 'x {left}', CN: 'LEI {left} Excel', HK: 'ISIN {left} Bookrunner' } }),
    ).toEqual([])
  })
})

describe('the two scripts', () => {
  it('are told apart, and shared characters say nothing', () => {
    expect(onlySimplified('订单会话时间里后台')).toEqual([...'订单会话时间'])
    expect(onlyTraditional('訂單會話時間裡台')).toEqual([...'訂單會話時間裡'])
  })
})

describe('a key that nobody says', () => {
  const text = { US: { 'save.now': 'a', 'policy.digit': 'b', rows_one: 'c', rows_other: 'd', gone: 'e' } }
  const wordings = wordingsIn('text.ts', { text: { ...text, CN: {}, HK: {} } })
  const program = "t('save.now'); t(`policy.${lack}`); t('rows', { count })"

  it('is found; composed keys and plurals are known', () => {
    expect(unusedKeys([{ path: 'Screen.tsx', text: program }], wordings)).toEqual([
      'text.ts gone is said nowhere',
    ])
  })
})
