import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../kernel/index.ts'
import {
  authoredFault,
  authoredMachine,
  contentLength,
  isEditable,
  mostContent,
  removeRecipients,
  textFor,
  type AuthoredNotice,
} from './index.ts'

const now = Temporal.Instant.from('2026-11-25T09:00:00Z')
const text = (title: string, content = '<p>Closed on Friday.</p>') => ({ title, summary: 'Closed', content })
const notice: AuthoredNotice = {
  texts: { US: text('Holiday'), CN: null, HK: null },
  publishing: 'now',
  sendAt: null,
  entityIds: ['ent_a'],
  userIds: [],
}
const faultsIn = (change: Partial<AuthoredNotice>, publish = true) =>
  authoredFault({ ...notice, ...change }, { publish, now })?.fields?.map(({ field, reason }) => [
    field,
    reason,
  ])

it('has a table of statuses without faults, and is edited only while nobody has it', () => {
  expect(faultsOf(authoredMachine)).toEqual([])
  expect(authoredMachine.states.filter(isEditable)).toEqual(['draft', 'recalled'])
})

describe('a notice to be sent', () => {
  it('needs title, summary, content and somebody to read it', () => {
    expect(faultsIn({})).toBeUndefined()
    expect(faultsIn({ texts: { US: null, CN: null, HK: null }, entityIds: [] })).toEqual([
      ['texts.US.title', 'field.required'],
      ['texts.US.summary', 'field.required'],
      ['texts.US.content', 'field.required'],
      ['userIds', 'field.required'],
    ])
  })

  it('needs all parts of each language that has one', () => {
    const half = { title: '假期', summary: '', content: '<p></p>' }
    expect(faultsIn({ texts: { ...notice.texts, CN: half } })).toEqual([
      ['texts.CN.summary', 'field.required'],
      ['texts.CN.content', 'field.required'],
    ])
  })

  it('needs a time that is ahead if it is scheduled', () => {
    expect(faultsIn({ publishing: 'scheduled' })).toEqual([['sendAt', 'field.required']])
    expect(faultsIn({ publishing: 'scheduled', sendAt: '2026-11-25T09:00:00Z' })).toEqual([
      ['sendAt', 'notice.time-past'],
    ])
    expect(faultsIn({ publishing: 'scheduled', sendAt: '2026-11-25T09:00:01Z' })).toBeUndefined()
  })
})

describe('the recipients of a notice', () => {
  const two = { ...notice, userIds: ['usr_b'] }
  it('are taken off until it is sent, also of a scheduled one', () => {
    for (const status of ['draft', 'scheduled', 'recalled'] as const) {
      expect(removeRecipients({ ...two, status }, { userId: 'usr_b' })).toEqual({
        entityIds: ['ent_a'],
        userIds: [],
      })
      expect(removeRecipients({ ...two, status }, { entityId: 'ent_x' })).toMatchObject({
        reason: 'record.unknown',
      })
    }
    expect(removeRecipients({ ...two, status: 'sent' }, { userId: 'usr_b' })).toMatchObject({
      reason: 'notice.not-editable',
    })
  })

  it('include somebody as long as the notice is scheduled', () => {
    const last = { entityId: 'ent_a' }
    expect(removeRecipients({ ...notice, status: 'scheduled' }, last)).toMatchObject({
      reason: 'notice.last-recipient',
    })
    expect(removeRecipients({ ...notice, status: 'draft' }, last)).toEqual({ entityIds: [], userIds: [] })
  })
})

describe('a draft', () => {
  it('may be empty', () => {
    expect(faultsIn({ texts: { US: null, CN: null, HK: null }, entityIds: [] }, false)).toBeUndefined()
  })

  it('is bounded: 60,000 characters without their format, one image', () => {
    const content = (count: number) => `<p><b>${'x'.repeat(count - 1)}</b>&amp;</p>`
    expect(contentLength(content(mostContent))).toBe(mostContent)
    expect(
      faultsIn({ texts: { ...notice.texts, US: text('t', content(mostContent)) } }, false),
    ).toBeUndefined()
    expect(faultsIn({ texts: { ...notice.texts, US: text('t', content(mostContent + 1)) } }, false)).toEqual([
      ['texts.US.content', 'notice.content-long'],
    ])
    expect(faultsIn({ texts: { ...notice.texts, US: text('t', '<img><img>') } }, false)).toEqual([
      ['texts.US.content', 'notice.images-many'],
    ])
  })
})

it('is read in the reader’s language, else in the nearest one that was written', () => {
  const texts = { US: text('Holiday'), CN: text('假期'), HK: null }
  const titles = (of: AuthoredNotice['texts']) =>
    (['US', 'CN', 'HK'] as const).map((language) => textFor(of, language).title)
  expect(titles(texts)).toEqual(['Holiday', '假期', '假期'])
  expect(titles({ ...texts, CN: null })).toEqual(['Holiday', 'Holiday', 'Holiday'])
  expect(titles({ US: null, CN: null, HK: text('假期') })).toEqual(['假期', '假期', '假期'])
})
