import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal, type FaceAmount } from '../../kernel/index.ts'
import { editLines, lineFault, undoLines, type LineEdit } from './edit.ts'
import { changedLines, effectOf, type StoredLine, type LineChange } from './decided-line.ts'

const k = (thousands: number) => (thousands * 1000) as FaceAmount
const grid = { minimum: k(200), increment: k(1) }
const orders = new Map([
  ['a', { size: k(10_000), minSize: null }],
  ['b', { size: k(5000), minSize: k(1000) }],
  ['c', { size: k(0), minSize: null }],
])
const edited = { at: '2026-01-01T00:00:00Z', editor: 'usr_desk' }
const line = (orderId: string, size: FaceAmount, seq: number): StoredLine => ({
  orderId,
  size,
  by: 'proRata',
  full: false,
  rounding: null,
  tooSmall: false,
  note: null,
  seq,
  ...edited,
})
const storedLines = (...lines: StoredLine[]) => new Map(lines.map((each) => [each.orderId, each]))
const edit = (lines: ReadonlyMap<string, StoredLine>, edits: LineEdit[], expectedSeq = 10) =>
  editLines(lines, edits, { expectedSeq, orders, grid })
const faults = (answer: ReturnType<typeof edit>) =>
  isRefusal(answer)
    ? [answer.reason, ...(answer.fields ?? []).map(({ field, reason }) => [field, reason])]
    : answer
const applied = (lines: ReadonlyMap<string, StoredLine>, changes: readonly LineChange[], seq: number) => {
  const next = new Map(lines)
  for (const { orderId, to } of changes) next.set(orderId, { ...to, seq, ...edited })
  return next
}

describe('a line', () => {
  it.each([
    ['a', 10_000, undefined],
    ['a', 0, undefined],
    ['a', 10_001, 'alloc.over-order'],
    ['a', 199, 'alloc.under-minimum'],
    ['a', 200.5, 'alloc.off-grid'],
    ['b', 999, 'alloc.under-order-minimum'],
    ['b', 1000, undefined],
    ['c', 200, 'alloc.over-order'],
    ['gone', 200, 'alloc.not-in-book'],
    ['gone', 0, undefined],
  ] as const)('of %s with %d thousand', (orderId, size, reason) => {
    expect(lineFault('x', k(size), orders.get(orderId), grid)?.reason).toBe(reason)
  })
})

describe('edits', () => {
  it('are all taken or none, with every fault', () => {
    const lines = storedLines(line('a', k(500), 3))
    const sent = [
      { orderId: 'a', size: k(20_000) },
      { orderId: 'b', size: k(999) },
      { orderId: 'b', size: k(2000) },
    ]
    expect(faults(edit(lines, sent))).toEqual([
      'alloc.lines-wrong',
      ['lines.0.size', 'alloc.over-order'],
      ['lines.1.size', 'alloc.under-order-minimum'],
      ['lines.2.orderId', 'alloc.order-twice'],
    ])
  })

  it('write over nothing that was changed after it was shown, unless it is the same', () => {
    const lines = storedLines(line('a', k(500), 11), line('b', k(2000), 3))
    const both = [
      { orderId: 'a', size: k(600) },
      { orderId: 'b', size: k(3000) },
    ]
    expect(edit(lines, both)).toMatchObject({
      reason: 'alloc.lines-moved',
      fields: [{ field: 'lines.0.size', params: { theirs: '0.5', yours: '0.6' } }],
    })
    expect(edit(lines, both, 11)).toHaveLength(2)
    const same = [{ orderId: 'a', size: k(500) }, both[1]!]
    expect(edit(lines, same)).toMatchObject([{ orderId: 'b' }])
  })

  it('keep the note through another size, take one that is sent, and leave what they do not change', () => {
    const lines = storedLines({ ...line('a', k(500), 3), note: 'Anchor' })
    const to = (sent: LineEdit) => (edit(lines, [sent]) as LineChange[])[0]?.to
    expect(to({ orderId: 'a', size: k(600) })).toMatchObject({ by: 'desk', note: 'Anchor' })
    expect(to({ orderId: 'a', size: k(600), note: 'Trimmed' })).toMatchObject({ note: 'Trimmed' })
    expect(to({ orderId: 'a', note: 'Core' })).toMatchObject({ size: k(500), by: 'proRata', note: 'Core' })
    expect(to({ orderId: 'a', size: k(500), note: null })).toMatchObject({ by: 'desk', note: null })
    expect(faults(edit(lines, [{ orderId: 'a', size: k(500) }]))).toEqual(['write.no-changes'])
    expect(to({ orderId: 'a', size: k(10_000) })).toMatchObject({ full: true })
  })

  it('of a note keep the rule of the size, and are refused over a newer note', () => {
    const lines = storedLines(line('a', k(500), 11))
    const note = (orderId: string, text: string | null, expectedSeq = 11) =>
      edit(lines, [{ orderId, note: text }], expectedSeq)
    expect(note('a', ' Anchor ')).toMatchObject([{ to: { size: k(500), by: 'proRata', note: 'Anchor' } }])
    // A note on an empty line does not make its zero a size of the desk.
    expect(note('b', 'Call them')).toMatchObject([
      { from: null, to: { size: 0, by: null, note: 'Call them' } },
    ])
    expect(faults(note('b', null))).toEqual(['write.no-changes'])
    expect(note('a', 'Anchor', 10)).toMatchObject({
      reason: 'alloc.lines-moved',
      fields: [
        { field: 'lines.0.note', reason: 'alloc.note-moved', params: { theirs: '–', yours: 'Anchor' } },
      ],
    })
    const theirs = storedLines({ ...line('a', k(500), 11), note: 'Theirs' })
    expect(edit(theirs, [{ orderId: 'a', size: k(500), note: 'Mine' }])).toMatchObject({
      fields: [{ params: { theirs: 'Theirs', yours: 'Mine' } }],
    })
    expect(faults(edit(theirs, [{ orderId: 'a', note: 'Theirs' }]))).toEqual(['write.no-changes'])
  })
})

describe('taking back', () => {
  it('brings every line to where it was, whatever was done to others; twice is as before', () => {
    const sizes = fc.integer({ min: 1000, max: 5000 }).map(k)
    const ids = fc.constantFrom('a', 'b')
    fc.assert(
      fc.property(sizes, sizes, ids, sizes, (one, two, orderId, size) => {
        const before = storedLines(line('a', one, 1), line('b', two, 2))
        const changes = edit(before, [{ orderId, size }])
        if (isRefusal(changes)) return fc.pre(false)
        const after = applied(before, changes, 20)
        const back = undoLines(after, changes) as LineChange[]
        const undone = applied(after, back, 21)
        const sizesOf = (lines: typeof before) => [...lines.values()].map((each) => each.size)
        expect(sizesOf(undone)).toEqual(sizesOf(before))
        expect(effectOf(changes).total + effectOf(back).total).toBe(0n)
        const again = undoLines(undone, back) as LineChange[]
        expect(
          changedLines(
            after,
            again.flatMap(({ to }) => to ?? []),
          ),
        ).toEqual([])
      }),
    )
  })

  it('is refused where a line was changed again, with both figures', () => {
    const changes = edit(storedLines(line('a', k(500), 1)), [{ orderId: 'a', size: k(600) }]) as LineChange[]
    const later = storedLines(line('a', k(700), 22))
    expect(undoLines(later, changes)).toMatchObject({
      reason: 'alloc.lines-since',
      fields: [
        { field: 'lines.0.size', reason: 'alloc.line-moved', params: { theirs: '0.7', yours: '0.5' } },
      ],
    })
    // The same figure by somebody else's rule is no longer what was left.
    const ruled = storedLines({ ...line('a', k(600), 22), by: 'proRata' })
    expect(isRefusal(undoLines(ruled, changes))).toBe(true)
  })

  it('goes on over what was taken back before, step by step to where it began, and forth again', () => {
    const typed: LineEdit[] = [
      { orderId: 'a', size: k(600) },
      { orderId: 'a', note: 'Anchor' },
      { orderId: 'a', size: k(700), note: 'More' },
    ]
    const states = [storedLines(line('a', k(500), 1))]
    const steps: LineChange[][] = []
    for (const each of typed) {
      const changes = edit(states.at(-1)!, [each], 99) as LineChange[]
      steps.push(changes)
      states.push(applied(states.at(-1)!, changes, 10 + steps.length))
    }
    const plain = (lines: ReadonlyMap<string, StoredLine>) =>
      [...lines.values()].map(({ size, by, note }) => [size, by, note])
    let now = states.at(-1)!
    const back: LineChange[][] = []
    for (const changes of steps.toReversed()) {
      back.push(undoLines(now, changes) as LineChange[])
      now = applied(now, back.at(-1)!, 20 + back.length)
      expect(plain(now)).toEqual(plain(states[steps.length - back.length]!))
    }
    for (const [at, changes] of back.toReversed().entries()) {
      now = applied(now, undoLines(now, changes) as LineChange[], 30 + at)
      expect(plain(now)).toEqual(plain(states[at + 1]!))
    }
  })

  it('of a policy run brings back the note that it cleared, unless the line has a newer one', () => {
    const before = storedLines({ ...line('a', k(500), 1), note: 'Anchor' })
    const sized = edit(before, [{ orderId: 'a', size: k(600), note: null }]) as LineChange[]
    const resized = applied(before, sized, 11)
    expect(undoLines(resized, sized)).toMatchObject([{ to: { size: k(500), by: 'proRata', note: 'Anchor' } }])
    const renoted = applied(resized, edit(resized, [{ orderId: 'a', note: 'New' }], 11) as LineChange[], 12)
    expect(undoLines(renoted, sized)).toMatchObject([{ to: { size: k(500), by: 'proRata', note: 'New' } }])
  })

  it('of a size keeps a newer note, and of a note a newer size', () => {
    const before = storedLines(line('a', k(500), 1))
    const sized = edit(before, [{ orderId: 'a', size: k(600) }]) as LineChange[]
    const resized = applied(before, sized, 11)
    const noted = edit(resized, [{ orderId: 'a', note: 'Theirs' }], 11) as LineChange[]
    const both = applied(resized, noted, 12)
    expect(undoLines(both, sized)).toMatchObject([{ to: { size: k(500), by: 'proRata', note: 'Theirs' } }])
    expect(undoLines(both, noted)).toMatchObject([{ to: { size: k(600), by: 'desk', note: null } }])
    const other = applied(both, edit(both, [{ orderId: 'a', note: 'Other' }], 12) as LineChange[], 13)
    expect(undoLines(other, noted)).toMatchObject({
      reason: 'alloc.lines-since',
      fields: [
        { field: 'lines.0.note', reason: 'alloc.note-moved', params: { theirs: 'Other', yours: '–' } },
      ],
    })
  })
})
