import { allNames, type LocalizedNames } from '@bookrunner/domain/kernel'

const key = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Records by their names in small letters, in any language. */
export type NameMap = ReadonlyMap<string, string>

export const nameMap = (rows: readonly (LocalizedNames & { id: string })[]): NameMap =>
  new Map(
    rows.flatMap((row) => allNames({ ...row, shortName: '' }).map((name) => [key(name), row.id] as const)),
  )

export const namedIn = (names: NameMap, text: string): string | undefined => names.get(key(text))

/** Several in one cell. */
export const listed = (text: string): string[] =>
  text
    .split(/[,;，；、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** "+852 2345 6789" in one cell. */
const areaInPhone = /^\+?(86|852|886)[ -]/

export const phoneIn = ({
  phoneArea,
  phone,
}: {
  phoneArea?: string | undefined
  phone?: string | undefined
}): { phoneArea?: string; phone?: string } => {
  const area = phoneArea?.replace(/^\+/, '')
  const inPhone = area === undefined ? areaInPhone.exec(phone ?? '') : null
  if (inPhone) return { phoneArea: inPhone[1]!, phone: phone!.slice(inPhone[0].length) }
  return { ...(area !== undefined && { phoneArea: area }), ...(phone !== undefined && { phone }) }
}
