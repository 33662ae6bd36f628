/** Longer names than this no system takes gladly. */
export const mostLetters = 200

/**
 * Removes paths, invisible characters and characters that reverse the reading direction
 * ("invoice\u202Efdp.exe" is read as "invoiceexe.pdf"), nothing that file systems give a meaning.
 */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
const meaningful = /[<>:"|?*]/g

const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

/** Cut between what people see as letters, not in the middle of one. */
const cut = (text: string, most: number): string => {
  let cleaned = ''
  for (const letter of lettersOf(text.slice(0, most + 50))) {
    if (cleaned.length + letter.length > most) break
    cleaned += letter
  }
  return cleaned.trimEnd()
}

/** The file name as it is stored and shown: the sender's, without characters that deceive or harm. */
export const cleanName = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1)!
  const plain = last.normalize('NFC').replaceAll(unseen, '').replaceAll(meaningful, '_')
  const name = plain
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '')
  const ending = endingOf(name)
  const stem = ending === '' ? name : name.slice(0, -ending.length - 1).trimEnd()
  const short = cut(stem, mostLetters - ending.length - 1) || 'file'
  return ending === '' ? short : `${short}.${ending}`
}

/** In small letters, without the dot; '' where there is none. */
export const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
