import { describe, expect, it } from 'vitest'
import { messageTexts } from './message-text.ts'

const facts = { over: 4_200_000_000n, exactly: false, jlmInterest: 300_000_000n, accounts: 180 }

describe('the announcement line', () => {
  it('says the same figures in three languages', () => {
    expect(messageTexts(facts, 'USD')).toEqual({
      US: 'Books over USD 4.2bn incl. 300m JLM interest, 180 accounts',
      CN: '订单簿超过 USD 42 亿（含 JLM 自有订单 3 亿），180 家账户',
      HK: '訂單簿超過 USD 42 億（含 JLM 自有訂單 3 億），180 家賬戶',
    })
  })

  it('says a round figure as one, nothing of interest where there is none, and one account as one', () => {
    const small = { over: 85_000_000n, exactly: true, jlmInterest: null, accounts: 1 }
    expect(messageTexts(small, null)).toEqual({
      US: 'Books at 85m, 1 account',
      CN: '订单簿达 8,500 万，1 家账户',
      HK: '訂單簿達 8,500 萬，1 家賬戶',
    })
  })

  it('names interest that is smaller than the rounding', () => {
    expect(messageTexts({ ...facts, jlmInterest: 0n }, 'USD')).toEqual({
      US: 'Books over USD 4.2bn incl. JLM interest, 180 accounts',
      CN: '订单簿超过 USD 42 亿（含 JLM 自有订单），180 家账户',
      HK: '訂單簿超過 USD 42 億（含 JLM 自有訂單），180 家賬戶',
    })
  })

  it('does not round', () => {
    expect(messageTexts({ ...facts, over: 12_345_000_000n }, 'EUR').US).toContain('over EUR 12.345bn')
  })
})
