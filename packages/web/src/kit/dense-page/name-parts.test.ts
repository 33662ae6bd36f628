import { expect, it } from 'vitest'
import { namePartsIn } from './name-parts.ts'

const house = 'Marrowby Civil Service Fund'

it('takes the fund from the name, so that a narrow column cuts off the house first', () => {
  expect(namePartsIn(`${house} · Mandate B`, house)).toEqual({ name: house, fund: ' · Mandate B' })
  expect(namePartsIn(house, house)).toEqual({ name: house })
})

it('leaves out words of the fund that repeat the house', () => {
  expect(namePartsIn(`${house} · Marrowby Civil Liability matching`, house).fund).toBe(
    ' · Liability matching',
  )
  expect(namePartsIn(`${house} · ${house}`, house).fund).toBe(` · ${house}`)
})

it('leaves them out also where the reader sees the house by its Chinese name', () => {
  const chinese = '马罗比公务员基金'
  expect(namePartsIn(`${chinese} · Marrowby Civil Reserve`, chinese, house)).toEqual({
    name: chinese,
    fund: ' · Reserve',
  })
})
