import type { Lang } from '../platform/language.ts'

/** The first letters of the first and last Latin words of a name, or its last two Chinese characters, by the language. */
export function initials(name: string, lang: Lang): string {
  const chinese = [...name].filter((letter) => /\p{Script=Han}/u.test(letter)).slice(-2)
  const words = name
    .replaceAll(/\p{Script=Han}/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const latin = [...words.slice(0, 1), ...words.slice(1).slice(-1)].map((word) =>
    word.charAt(0).toUpperCase(),
  )
  const [first, second] = lang === 'US' ? [latin, chinese] : [chinese, latin]
  return first.join('') || second.join('')
}
