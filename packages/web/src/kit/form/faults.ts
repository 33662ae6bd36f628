import { langStore } from '../../platform/language.ts'
import { sentences } from '../format.ts'

/** A fault of a field: missing, wrong, or a warning. */
export interface FormFault {
  /** As the server names it: `orderLevels.0.size`, `terms.options.0.from`. */
  readonly field: string
  readonly kind: 'missing' | 'wrong' | 'doubtful'
  readonly reason: string
  readonly message: string
  /** Shown while the user types, before any attempt to submit. */
  readonly atOnce?: boolean
}

/** Which faults of a form are shown yet. */
export interface Progress {
  /** The user tried to submit: from now on every fault is shown. */
  readonly tried: boolean
  /** Fields the user has left after typing. */
  readonly left: ReadonlySet<string>
  /** The field the user types into. */
  readonly typing: string | undefined
}

/** A bank of a draft may still lack a role. */
const isMissing = (reason: string): boolean =>
  /(^|[.-])(required|missing|without-role|bnd-alone|view-alone)$/.test(reason)

export const faultOf = ({
  field,
  reason,
  message,
}: Pick<FormFault, 'field' | 'reason' | 'message'>): FormFault => ({
  field,
  reason,
  message,
  kind: isMissing(reason) ? 'missing' : 'wrong',
})

export const wrong = (field: string, message: string): FormFault => ({
  field,
  kind: 'wrong',
  reason: '',
  message,
})

const UNREAD = 'unread'

/** A text that cannot be read as the field's value. */
export const unreadFault = (field: string, message: string): FormFault => ({
  field,
  kind: 'wrong',
  reason: UNREAD,
  message,
})

export const isUnread = ({ reason }: Pick<FormFault, 'reason'>): boolean => reason === UNREAD

/** The text below one field of a form that has all its faults in one list. */
export const faultAt = (
  field: string,
  faults: readonly FormFault[],
  progress: Progress,
): string | undefined =>
  messageFor(
    faults.filter((fault) => fault.field === field),
    [],
    progress,
  )

export const isShown = ({ field, atOnce }: FormFault, { tried, left, typing }: Progress): boolean =>
  atOnce === true || ((tried || left.has(field)) && typing !== field)

/** `orderLevels.1.size` belongs to `orderLevels`. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`)

/** The text below a field: the screen's own faults once they are shown, else the server's faults. */
export function messageFor(
  own: readonly FormFault[],
  server: readonly Pick<FormFault, 'message'>[],
  progress: Progress,
): string | undefined {
  const shown = own.filter((fault) => isShown(fault, progress))
  const messages = (shown.length > 0 ? shown : server).map(({ message }) => message)
  return messages.length > 0 ? sentences(messages, langStore.get()) : undefined
}
