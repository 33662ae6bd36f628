import { expect, it } from 'vitest'
import { standardLadder } from './standard-ladder.ts'

it('writes parsed and typed ladders the same way, over the deal’s reference', () => {
  expect(standardLadder('7 @ 110bp', 'minSpread', 'T')).toBe('7 @ T+110')
  expect(standardLadder('9 @ T+115', 'minSpread', 'T')).toBe('9 @ T+115')
  expect(standardLadder('９ @ 115; 4', 'minSpread', 'MS')).toBe('9 @ MS+115; 4')
  expect(standardLadder('9 @ 115 & 4.5%', 'minSpread', 'T')).toBe('9 @ 4.50% & T+115')
  expect(standardLadder('9 @ 115', 'minSpread', null)).toBe('9 @ +115 bp')
  expect(standardLadder('9 @ MS+115', 'minSpread', 'T')).toBe('9 @ MS+115')
  expect(standardLadder('9 @ soon', 'minSpread', 'T')).toBe('9 @ soon')
})
