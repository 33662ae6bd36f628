import { describe, expect, it } from 'vitest'
import { readAnnouncedSize } from './announced-size.ts'

describe('the size announced with guidance', () => {
  it.each([
    ['', undefined],
    ['750', { kind: 'number', face: 750_000_000, unit: 'mm' }],
    ['1.5bn', { kind: 'number', face: 1_500_000_000, unit: 'bil' }],
    ['benchmark', { kind: 'benchmark' }],
    ['待定', { kind: 'tbd' }],
    ['500mm, no grow', { kind: 'text', text: '500mm, no grow' }],
  ])('reads %j', (typed, size) => expect(readAnnouncedSize(typed)).toEqual(size))
})
