import type { GetLocaleTextParams } from 'ag-grid-community'
import type { TranslateOf } from '../../platform/text.ts'
import { denseText } from './text.ts'

type Name = keyof typeof denseText.books.US extends infer Key
  ? Key extends `own.${infer Own}`
    ? Own
    : never
  : never

const isOwn = (key: string): key is Name => `own.${key}` in denseText.books.US

/** The grid library's own texts, for screen readers and while rows load, in the reader's language. */
export const localeText =
  (t: TranslateOf<typeof denseText>) =>
  ({ key, defaultValue }: Pick<GetLocaleTextParams, 'key' | 'defaultValue'>): string =>
    isOwn(key) ? t(`own.${key}`) : defaultValue
