/** §5: at least 12 characters with a digit, a lowercase, an uppercase and one of these. */
export const passwordLeast = 12
/** Longer ones would only make the server work; nobody types them. */
export const passwordMost = 128
const specials = '~!@#$%^&()=-?+*'

/** What a password still lacks, in the order a form shows it; nothing when it will do. */
export type PasswordLack = 'length' | 'tooLong' | 'digit' | 'lowercase' | 'uppercase' | 'special'

export function passwordLacks(password: string): PasswordLack[] {
  const length = [...password].length
  const lacks: [PasswordLack, boolean][] = [
    ['length', length < passwordLeast],
    ['tooLong', length > passwordMost],
    ['digit', !/[0-9]/.test(password)],
    ['lowercase', !/[a-z]/.test(password)],
    ['uppercase', !/[A-Z]/.test(password)],
    ['special', ![...specials].some((special) => password.includes(special))],
  ]
  return lacks.flatMap(([lack, lacking]) => (lacking ? [lack] : []))
}

export const isStrongPassword = (password: string): boolean => passwordLacks(password).length === 0
