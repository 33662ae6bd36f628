import { expect, it } from 'vitest'
import { standardLadder } from './standard-ladder.ts'

const over = (...names: string[]) => ({ bare: 'minSpread' as const, names })

it('writes parsed and typed ladders the same way, over the deal’s reference', () => {
  expect(standardLadder('7 @ 110bp', over('T'))).toBe('7 @ T+110')
  expect(standardLadder('9 @ T+115', over('T'))).toBe('9 @ T+115')
  expect(standardLadder('９ @ 115; 4', over('MS'))).toBe('9 @ MS+115; 4')
  expect(standardLadder('9 @ 115 & 4.5%', over('T'))).toBe('9 @ 4.50% & T+115')
  expect(standardLadder('9 @ 115', over())).toBe('9 @ +115 bp')
  expect(standardLadder('9 @ MS+115', over('T'))).toBe('9 @ MS+115')
  expect(standardLadder('9 @ soon', over('T'))).toBe('9 @ soon')
})
