import { expect, it } from 'vitest'
import { faceFor, textIn } from './face.ts'

it('has the forms of its language, and every letter of a text that has a rare one', async () => {
  const common = textIn('配售确认书 KP-0417', ['配售確認書 12,484,125.00'], '100%')
  const [simplified, traditional, rare] = await Promise.all([
    faceFor('CN', common),
    faceFor('HK', common),
    faceFor('HK', textIn('㐂記')),
  ])
  expect(await faceFor('US', common)).toBe(simplified)
  expect(new Set([simplified, traditional, rare]).size).toBe(3)
  expect(await faceFor('CN', textIn('劐'))).toBe(rare)
})

it('has nearly every letter of GB2312 and of the common half of Big5 in both faces', async () => {
  const chineseOf = (encoding: string, first: number, last: number, lowest: number) => {
    const decoder = new TextDecoder(encoding, { fatal: true })
    const letters: string[] = []
    for (let high = first; high <= last; high++)
      for (let low = lowest; low <= 0xfe; low++)
        try {
          letters.push(decoder.decode(Uint8Array.of(high, low)))
        } catch {
          // Not every pair of bytes is a letter.
        }
    return letters.filter((letter) => /^\p{Script=Han}$/u.test(letter))
  }
  const faces = {
    CN: chineseOf('gb2312', 0xb0, 0xf7, 0xa1),
    HK: chineseOf('big5', 0xa4, 0xc6, 0x40),
  } as const
  for (const [language, letters] of Object.entries(faces)) {
    const usual = await faceFor(language as keyof typeof faces, 'a')
    let missing = 0
    for (const letter of letters)
      if ((await faceFor(language as keyof typeof faces, letter)) !== usual) missing += 1
    expect(missing / letters.length).toBeLessThan(0.01)
  }
})
