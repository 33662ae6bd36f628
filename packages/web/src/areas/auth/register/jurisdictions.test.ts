import { describe, expect, it } from 'vitest'
import { jurisdictionsIn } from './jurisdictions.ts'

describe('jurisdictions to choose from', () => {
  const us = jurisdictionsIn('US')
  it('are named in the language of the reader', () => {
    expect(us).toContainEqual({ value: 'DE', label: 'Germany (DE)' })
    expect(jurisdictionsIn('CN').find(({ value }) => value === 'DE')?.label).toBe('德国 (DE)')
    expect(jurisdictionsIn('HK').find(({ value }) => value === 'DE')?.label).toBe('德國 (DE)')
  })

  it('are countries and territories, each once', () => {
    const codes = us.map(({ value }) => value)
    for (const code of ['HK', 'CN', 'TW', 'MO', 'SG', 'GB', 'US', 'KY', 'VG', 'JE', 'LU'])
      expect(codes).toContain(code)
    for (const code of ['EU', 'UN', 'ZZ', 'SU', 'DD', 'YU', 'UK', 'XA']) expect(codes).not.toContain(code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(240)
    expect(codes.length).toBeLessThan(255)
    expect(new Set(us.map(({ label }) => label.replace(/ \(..\)$/, ''))).size).toBe(codes.length)
  })
})
