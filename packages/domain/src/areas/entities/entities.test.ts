import { describe, expect, it } from 'vitest'
import { completeLei, isLei, parsePhone } from './index.ts'

describe('an LEI', () => {
  // Published by their owners.
  it.each(['5493000IBP32UQZ0KL24', '529900T8BM49AURSDO55', '549300MLUDYVRQOOXS22', 'HWUPKR0MPOU8FGXBT394'])(
    '%s is one',
    (lei) => {
      expect(isLei(lei)).toBe(true)
    },
  )

  it('has two check digits that catch a wrong or a swapped character', () => {
    const lei = '5493000IBP32UQZ0KL24'
    for (let at = 0; at < lei.length; at++) {
      const wrong = lei.slice(0, at) + (lei[at] === '7' ? '8' : '7') + lei.slice(at + 1)
      expect([at, isLei(wrong)]).toEqual([at, false])
    }
    expect(isLei('5493000IBP32QUZ0KL24')).toBe(false)
  })

  it('has 20 capital letters and digits', () => {
    for (const text of [
      '',
      '5493000ibp32uqz0kl24',
      '5493000IBP32UQZ0KL2',
      '5493000IBP32UQZ0KL24 ',
      '５493000IBP32UQZ0KL24',
    ])
      expect(isLei(text)).toBe(false)
  })

  it('is completed from its stem', () => {
    expect(completeLei('5493000IBP32UQZ0KL')).toBe('5493000IBP32UQZ0KL24')
    expect(completeLei('529900T8BM49AURSDO')).toBe('529900T8BM49AURSDO55')
  })
})

describe('a phone', () => {
  it.each([
    ['86', '139 0013 9000', '13900139000'],
    ['86', '(21) 5012-3456', '2150123456'],
    ['86', '10 6512 3456', '1065123456'],
    ['86', '755 8123 4567', '75581234567'],
    ['852', '2345 6789', '23456789'],
    ['852', '9123-4567', '91234567'],
    ['886', '912 345 678', '912345678'],
    ['886', '2 2345 6789', '223456789'],
    ['886', '37 123 456', '37123456'],
  ])('+%s %s', (area, text, number) => {
    expect(parsePhone(area, text)).toEqual({ area, number })
  })

  it.each([
    ['86', '1290013900'],
    ['86', '12900139000'],
    ['86', '021 5012 3456'],
    ['86', '139001390001'],
    ['852', '1234 5678'],
    ['852', '912345678'],
    ['852', '9123456'],
    ['886', '0912345678'],
    ['886', '1234567'],
    ['852', '９１２３４５６７'],
    ['852', 'abcdefgh'],
    ['852', ''],
  ])('+%s %s is none', (area, text) => {
    expect(parsePhone(area, text)).toMatchObject({ refused: true, reason: 'phone.format' })
  })

  it('has one of three area codes', () => {
    for (const area of ['', '1', '65', '085', '+86']) {
      expect(parsePhone(area, '91234567')).toMatchObject({ reason: 'phone.area' })
    }
  })
})
