import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

it('tells browsers apart that all claim to be one another', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0 Safari/537.36`)).toMatchObject({
    browser: 'Chrome',
    system: 'Linux',
    phone: false,
  })
  expect(
    deviceOf(`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`)?.browser,
  ).toBe('Edge')
  expect(
    deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toEqual({
    browser: 'Safari',
    system: 'iOS',
    phone: true,
  })
  expect(deviceOf('curl/8')).toBeUndefined()
})
