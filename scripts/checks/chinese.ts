// Which characters are only simplified, and which only traditional. No list is necessary: GB 2312 has the characters of
// simplified Chinese, Big5 those of traditional Chinese, and a character of only one of them belongs to it alone.
// Characters of both (后, 里, 台 …) prove nothing.

const charactersOf = (encoding: string, leads: [number, number], trails: [number, number][]): Set<string> => {
  const decoder = new TextDecoder(encoding)
  const found = new Set<string>()
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (const [from, to] of trails) {
      for (let trail = from; trail <= to; trail++) {
        const text = decoder.decode(Uint8Array.of(lead, trail))
        if (/^\p{Script=Han}$/u.test(text)) found.add(text)
      }
    }
  }
  return found
}

const simplified = charactersOf('gbk', [0xb0, 0xf7], [[0xa1, 0xfe]])
const traditional = charactersOf(
  'big5',
  [0xa4, 0xf9],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
)

export const onlySimplified = (text: string): string[] =>
  [...text].filter((character) => simplified.has(character) && !traditional.has(character))

export const onlyTraditional = (text: string): string[] =>
  [...text].filter((character) => traditional.has(character) && !simplified.has(character))
