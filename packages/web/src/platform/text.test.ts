import { afterAll, expect, it } from 'vitest'
import { defineText, showLanguage, textOf } from './text.ts'

const text = defineText('test', {
  plain: ['Book', '簿记', '簿記'],
  from: ['From {name} at {level}', '{name} 于 {level}', '{name} 於 {level}'],
  orders_one: ['{count} order', '{count} 个订单', '{count} 個訂單'],
  orders_other: ['{count} orders', '{count} 个订单', '{count} 個訂單'],
  left: ['{count} left', '剩余 {count}', '剩餘 {count}'],
})
const t = textOf(text)
afterAll(() => showLanguage('US'))

it('fills parameters, and chooses the form a number needs', () => {
  expect(t('plain')).toBe('Book')
  expect(t('from', { name: '$& {level}', level: '+110' })).toBe('From $& {level} at +110')
  expect([0, 1, 2].map((count) => t('orders', { count }))).toEqual(['0 orders', '1 order', '2 orders'])
  expect(t('left', { count: 1 })).toBe('1 left')
  expect(t('orders', { count: 10_000 })).toBe('10,000 orders')
})

it('speaks the language that is shown', () => {
  showLanguage('CN')
  expect([t('plain'), t('orders', { count: 1 }), t('left', { count: 2 })]).toEqual([
    '簿记',
    '1 个订单',
    '剩余 2',
  ])
  showLanguage('HK')
  expect(t('from', { name: '甲', level: '+110' })).toBe('甲 於 +110')
})
