import { describe, expect, it } from 'vitest'
import { onlySimplified, onlyTraditional } from './chinese.ts'
import { wordingsIn } from './text-books.ts'
import { repeatedRows, unusedShared } from './text-rows.ts'
import { joinedMessages, unusedKeys, wordingComplaints } from './text-rules.ts'

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
    [
      'another wording in Hong Kong',
      { t: { US: 'A', CN: '加载失败', HK: '訂單載入失敗' }, n: { US: 'B', CN: '变更记录', HK: '變更記錄' } },
      ['t is worded otherwise in HK: 未能載入…', 'n is worded otherwise in HK: 紀錄'],
    ],
    [
      'another word for the book',
      { t: { US: 'Book', CN: '账簿', HK: '賬簿' }, n: { US: 'B', CN: '簿记内容', HK: '簿記內容' } },
      [
        't is worded otherwise in CN: 订单簿',
        't is worded otherwise in HK: 訂單簿',
        'n is worded otherwise in CN: 订单簿',
        'n is worded otherwise in HK: 訂單簿',
      ],
    ],
    [
      'full stop in one language only',
      {
        t: { US: 'Enter a title.', CN: '请输入标题', HK: '請輸入標題。' },
        n: { US: 'Max.', CN: '最高', HK: '最高' },
      },
      ['t ends otherwise in CN than in US'],
    ],
    ['English left', { t: { US: 'Save', CN: 'Save', HK: '儲存' } }, ['t has the word “Save” in CN']],
  ])('is refused: %s', (_what, value, expected) => {
    expect(complaints(value)).toEqual(expected)
  })

  it('says 簿记 of what opens and closes, and 账簿 in the title of its managers', () => {
    const open = { US: 'Books open', CN: '簿记开放，账簿管理人', HK: '簿記開放，賬簿管理人' }
    expect(complaints({ t: open })).toEqual([])
  })

  it('says 記錄 in Hong Kong for the verb', () => {
    expect(complaints({ t: { US: 'Record a waiver', CN: '记录豁免', HK: '記錄豁免' } })).toEqual([])
  })

  it('may keep names, abbreviations and parameters as they are', () => {
    expect(
      complaints({ t: { US: 'x {left}', CN: 'LEI {left} Excel', HK: 'ISIN {left} Bookrunner' } }),
    ).toEqual([])
  })
})

describe('the two scripts', () => {
  it('are distinguished, and shared characters are ignored', () => {
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
      'text.ts gone is used nowhere',
    ])
  })
})

it('messages that are joined by a space are found, other texts are not', () => {
  const path = 'packages/web/src/areas/a/Fault.tsx'
  const found = (text: string, at = path) => joinedMessages([{ path: at, text }])
  expect(found("fields.map(({ message }) => message).join(' ')")).toEqual([
    `${path} joins messages by a space: use sentences`,
  ])
  expect(found("const text = [\n  faultMessage(fault),\n  t('hint'),\n].join(' ')")).toHaveLength(1)
  expect(found("names.filter(Boolean).join(' ')")).toEqual([])
  expect(found("messages.join(' ')", 'packages/web/src/areas/a/fault.test.ts')).toEqual([])
})

describe('a text that two files write', () => {
  const web = (area: string, text: string) => ({ path: `packages/web/src/areas/${area}/text.ts`, text })
  const save = `save: ['Save', '保存', '儲存'],`

  it('is found, as a row and keyed by language', () => {
    const keyed = `{ US: 'Save', CN: '保存', HK: '儲存' }`
    expect(repeatedRows([web('a', save), web('b', save)], {})).toHaveLength(1)
    expect(repeatedRows([web('a', save), web('b', keyed)], {})).toEqual([
      '“Save” is written in packages/web/src/areas/a/text.ts and packages/web/src/areas/b/text.ts: use one row',
    ])
  })

  it('may be twice in one file; names and signs may be anywhere', () => {
    const isin = `isin: ['ISIN', 'ISIN', 'ISIN'],`
    expect(repeatedRows([web('a', save + save), web('a', isin), web('b', isin)], {})).toEqual([])
  })

  it('is named where a short one has several translations, and only there', () => {
    const order = [web('a', `['Order', '订单', '訂單']`), web('b', `['Order', '排序', '排序']`)]
    expect(repeatedRows(order, {})).toEqual([expect.stringContaining('“Order” has several translations')])
    expect(repeatedRows(order, { Order: 'of an investor; a sequence' })).toEqual([])
    expect(repeatedRows([order[0]!], { Order: '' })).toEqual([expect.stringContaining('one translation')])
  })
})

it('a shared text that nobody uses is found', () => {
  const path = 'packages/web/src/kit/common-text.ts'
  const shared = { path, text: `  back: ['Back', '返回', '返回'],\n  gone: ['Gone', '无', '無'],` }
  expect(unusedShared([shared, { path: 'a.ts', text: 'x: common.back,' }])).toEqual([
    `${path} gone is used nowhere`,
  ])
})
