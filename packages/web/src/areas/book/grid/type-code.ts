/** Types of institutions with a usual short code; administrators may add others. */
const usualTypes = ['am', 'cb', 'ins', 'pf', 'hf', 'pb', 'bk', 'corp'] as const
type UsualType = (typeof usualTypes)[number]
type Say = (key: `typeName.${UsualType}` | `typeCode.${UsualType}`) => string

const mostLetters = 4
const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name)
const small = new Set(['and', 'of', 'the', 'for'])

/** "SWF" of "Sovereign wealth fund", "FOUN" of "Foundations"; a short word stays. */
function codeFromName(name: string): string {
  if (isChinese(name)) return name.slice(0, mostLetters)
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !small.has(word.toLowerCase()))
  const [first = name] = words
  if (words.length < 2)
    return first.length <= mostLetters + 1 ? first : first.slice(0, mostLetters).toUpperCase()
  return words
    .slice(0, mostLetters)
    .map((word) => word[0]!.toUpperCase())
    .join('')
}

/** The short code of a type, by its name in the reader's language. */
export function typeCode(name: string, t: Say): string {
  const usual = usualTypes.find((type) => t(`typeName.${type}`) === name)
  return usual ? t(`typeCode.${usual}`) : codeFromName(name)
}
