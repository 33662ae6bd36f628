import type { OrderChange } from '@bookrunner/domain/orders'
import { describe, expect, it } from 'vitest'
import { filtered, noFilter } from './filter.ts'
import type { BookRow } from './use-book.ts'

const bank = (name: string, shortName: string) => ({ entityId: name, name, nameCn: '', shortName })
const row = (number: string, investor: string, change: OrderChange | null, account: string | null = null) =>
  ({
    ...{ number, change, investor: { name: investor, nameCn: '红隼峰' } },
    ...{ through: bank('Lantern Securities', 'Lantern'), leads: [bank('Brasslight Bank', 'Brasslight')] },
    order: { account, sales: 'Carmen Yip' },
  }) as unknown as BookRow

const rows = [
  row('K7Q4M-2XB90', 'Kestrel Peak', 'NEW', 'Fund A'),
  row('GAHX3-9D111', 'Ironmoss Life', 'CANCEL'),
  row('ZZZZZ-00000', 'Marrowby', null),
]
const numbers = (text: string, change: OrderChange | 'ALL' = 'ALL') =>
  filtered(rows, { text, change }).map(({ number }) => number.slice(0, 5))

describe('the filter of a book', () => {
  it('finds by every word: names, banks, accounts, and the number however it is read out', () => {
    expect(numbers('kestrel')).toEqual(['K7Q4M'])
    expect(numbers('peak fund')).toEqual(['K7Q4M'])
    expect(numbers('k7q4m2x')).toEqual(['K7Q4M'])
    expect(numbers('Ｋ７Ｑ４Ｍ－２')).toEqual(['K7Q4M'])
    expect(numbers('lantern brasslight yip 红隼')).toEqual(['K7Q4M', 'GAHX3', 'ZZZZZ'])
    expect(numbers('kestrel marrowby')).toEqual([])
  })

  it('keeps what changed as asked, and everything where nothing is asked', () => {
    expect(numbers('', 'CANCEL')).toEqual(['GAHX3'])
    expect(numbers('kestrel', 'CANCEL')).toEqual([])
    expect(filtered(rows, noFilter)).toBe(rows)
  })
})
