import type { Lang } from '../../platform/language.ts'

/** Two letters of the Latin part of a name, or the last two characters of the Chinese part, by the language. */
export function initials(name: string, lang: Lang): string {
  const chinese = [...name].filter((letter) => /\p{Script=Han}/u.test(letter)).slice(-2)
  const latin = name
    .replaceAll(/\p{Script=Han}/gu, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
  const [first, second] = lang === 'US' ? [latin, chinese] : [chinese, latin]
  return first.join('') || second.join('')
}
