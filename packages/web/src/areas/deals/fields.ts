import type { Shared, Terms, Times } from '@bookrunner/domain/deals'

export const termsField = <Key extends keyof Terms>(key: Key) => `terms.${key}` as const
export const timesField = <Key extends keyof Times>(key: Key) => `times.${key}` as const
export const sharedField = <Key extends keyof Shared>(key: Key) => `shared.${key}` as const

/** Every field of a deal by its place, as faults, the log and two people's changes name it. */
export type DealField =
  | 'name'
  | ReturnType<typeof termsField<keyof Terms>>
  | ReturnType<typeof timesField<keyof Times>>
  | ReturnType<typeof sharedField<keyof Shared>>
  | 'documents'
