import { describe, expect, it } from 'vitest'
import { asRead, entriesOf, readUndone, withChanges, type Inbox } from './inbox.ts'

const notice = (logId: string, minute: number, readTime: string | null = null) => ({
  logId,
  msgTitle: logId,
  msgSummary: '',
  msgContent: '',
  format: 'plain' as const,
  hasImage: false,
  link: '',
  menuTab: '',
  subject: null,
  replaces: [],
  createTime: `2026-01-01T00:${String(minute).padStart(2, '0')}:00Z`,
  readTime,
})

const inbox: Inbox = { list: [notice('b', 2), notice('a', 1, 'x')], unread: 1, total: 2, seq: 7 }
const ids = (box: Inbox) => box.list.map(({ logId }) => logId)

describe('live changes', () => {
  it('puts a new notice where its time belongs and takes the server’s counts', () => {
    const after = withChanges(inbox, [{ notice: notice('c', 3), unread: 2, total: 3 }], 8)
    expect(ids(after)).toEqual(['c', 'b', 'a'])
    expect(after).toMatchObject({ unread: 2, total: 3, seq: 8 })
  })

  it('replaces one that changed', () => {
    const after = withChanges(inbox, [{ notice: notice('b', 2, 'now'), unread: 0, total: 2 }], 9)
    expect(after.list[0]).toEqual(notice('b', 2, 'now'))
    expect(after).toMatchObject({ unread: 0, total: 2, seq: 9 })
  })
})

describe('reading', () => {
  it('marks one, once', () => {
    const once = asRead(inbox, 'b', 'now')
    expect(once.unread).toBe(0)
    expect(asRead(once, 'b', 'later')).toEqual(once)
  })

  it('marks all', () => {
    expect(asRead({ ...inbox, unread: 12 }, undefined, 'now')).toMatchObject({ unread: 0 })
  })

  it('takes back what the server did not hear of, and nothing else', () => {
    const box = { ...inbox, unread: 12 }
    expect(readUndone(asRead(box, undefined, 'now'), 'now', 12)).toEqual(box)
  })
})

describe('the list', () => {
  it('has one entry for each deal, the latest on top, with what is past', () => {
    const onDeal = { link: '/order/deal/deal_a' }
    const list = [
      {
        ...notice('closed', 5),
        ...onDeal,
        subject: 'deal_a deal',
        replaces: ['deal_a answer', 'deal_a deal'],
      },
      notice('account', 3),
      { ...notice('reconfirm', 2), ...onDeal, subject: 'deal_a answer', replaces: ['deal_a answer'] },
      { ...notice('allocated', 2), ...onDeal, subject: 'deal_a allocation' },
      { ...notice('announced', 1), ...onDeal, subject: 'deal_a deal' },
      { ...notice('other', 1), link: '/order/deal/deal_b', subject: 'deal_b deal' },
      notice('welcome', 0),
    ]
    const shown = entriesOf(list).map((entry) =>
      entry.map(({ notice: { logId }, past }) => (past ? `(${logId})` : logId)).join(' '),
    )
    expect(shown).toEqual(['closed (reconfirm) allocated', 'account', 'other', 'welcome'])
  })
})
