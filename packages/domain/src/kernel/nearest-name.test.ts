import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const names = ['Cobaltine Mining Treasury', 'Kestrel Peak Capital', 'Kestrel Park Capital', '红隼峰资产管理']

it('finds the name that a slip of the finger means', () => {
  expect(nearestName('Cobaltine Mining Treasry', names)).toBe('Cobaltine Mining Treasury')
  expect(nearestName('cobaltine minign treasury', names)).toBe('Cobaltine Mining Treasury')
  expect(nearestName('Kestrel Peek Capital', names)).toBe('Kestrel Peak Capital')
  expect(nearestName('红隼蜂资产管理', names)).toBe('红隼峰资产管理')
})

it('offers nothing where no name is near, or two are', () => {
  expect(nearestName('Vellum', names)).toBeUndefined()
  expect(nearestName('Co', ['Ca'])).toBeUndefined()
  expect(
    nearestName('Kestrel Pexk Capital', ['Kestrel Peak Capital', 'Kestrel Perk Capital']),
  ).toBeUndefined()
})

it('finds the one name that a name without its end, or with a wrong blank, begins', () => {
  const houses = ['Kestrelpeak Asset Management', 'Ironmoss General Taipei', 'Ironmoss General Tokyo']
  expect(nearestName('Kestrel peak', houses)).toBe('Kestrelpeak Asset Management')
  expect(nearestName('Ironmoss General', houses)).toBeUndefined()
  expect(nearestName('Kest', houses)).toBeUndefined()
})
