import type { GetLocaleTextParams } from 'ag-grid-community'
import { gridText } from './text.ts'
import type { Tools } from './tools.ts'

type Name = keyof typeof gridText.books.US extends infer Key
  ? Key extends `own.${infer Own}`
    ? Own
    : never
  : never

const isOwn = (key: string): key is Name => `own.${key}` in gridText.books.US

/** What the grid says by itself, to who hears the screen and while rows are on their way, in the reader's language. */
export const ownWords =
  (t: Tools['t']) =>
  ({ key, defaultValue }: Pick<GetLocaleTextParams, 'key' | 'defaultValue'>): string =>
    isOwn(key) ? t(`own.${key}`) : defaultValue
