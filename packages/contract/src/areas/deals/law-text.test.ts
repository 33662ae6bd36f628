import { expect, it } from 'vitest'
import { depositoryName, depositoryOf, lawName, lawOf, venueName, venueOf } from './law-text.ts'

it('names known laws in each language, however they were typed', () => {
  expect(['English', 'english law', '英國法'].map(lawOf)).toEqual(['English', 'English', 'English'])
  expect([lawName('English', 'US'), lawName('English law', 'CN'), lawName('New York', 'HK')]).toEqual([
    'English law',
    '英国法',
    '紐約州法',
  ])
})

it('names exchanges in Chinese, and in English as they were typed', () => {
  const legal = 'The Stock Exchange of Hong Kong'
  expect([legal, 'hkex', '香港联交所'].map(venueOf)).toEqual(['HKEX', 'HKEX', 'HKEX'])
  expect([venueName(legal, 'US'), venueName(legal, 'CN'), venueName('LuxSE', 'HK')]).toEqual([
    legal,
    '香港联交所',
    '盧森堡證券交易所',
  ])
})

it('knows the usual depositories by code and by name, in each language', () => {
  expect(['CMU', 'hkma cmu', '金管局 CMU', 'Monetary Vault'].map(depositoryOf)).toEqual([
    'CMU',
    'CMU',
    'CMU',
    undefined,
  ])
  expect([depositoryName('CCDC', 'CN'), depositoryName('Monetary Vault', 'CN')]).toEqual([
    '中央结算公司（CCDC）',
    'Monetary Vault',
  ])
})

it('leaves any other text as it was typed', () => {
  expect([lawName('Law of Jersey', 'CN'), venueName('Vienna MTF', 'HK')]).toEqual([
    'Law of Jersey',
    'Vienna MTF',
  ])
})
