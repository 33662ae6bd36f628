import { describe, expect, it } from 'vitest'
import { languageToWrite } from './notice-fields.ts'

const nothing = { title: '', summary: '', content: '' }
const texts = { US: nothing, CN: nothing, HK: nothing }

describe('the language a notice opens in', () => {
  it('is the reader’s for a new notice', () => {
    expect(languageToWrite(texts, 'CN')).toBe('CN')
    expect(languageToWrite(texts, 'US')).toBe('US')
  })

  it('is the reader’s where the notice is written in it, and else one it is written in', () => {
    const written = { ...texts, US: { ...nothing, title: 'Maintenance' } }
    expect(languageToWrite({ ...written, HK: { ...nothing, title: '維護' } }, 'HK')).toBe('HK')
    expect(languageToWrite(written, 'HK')).toBe('US')
  })
})
