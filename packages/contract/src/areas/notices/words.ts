import type { Worded } from '../../kernel/language.ts'

/**
 * System notices are stored as a code with parameters and worded when they are read, in the reader's
 * language. A code without its texts in all three does not compile.
 */
export interface NoticeWords {
  title: Worded
  summary: Worded
  content: Worded
}
