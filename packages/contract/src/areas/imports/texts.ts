import { glossaryText } from '../../kernel/glossary/index.ts'
import type { LocalizedText } from '../../kernel/language.ts'

/** Sheets and headings that all templates have. */
export const templateTexts = {
  help: { US: 'Explanations', CN: '填写说明', HK: '填寫說明' },
  choices: { US: 'Choices', CN: '可选值', HK: '可選值' },
  column: glossaryText.column,
  what: { US: 'Meaning', CN: '含义', HK: '含義' },
  example: { US: 'Example', CN: '示例', HK: '示例' },
} as const satisfies Record<string, LocalizedText>

/** What templates say of columns that several have. */
export const columnTexts = {
  phoneArea: { US: '86, 852 or 886', CN: '86、852 或 886', HK: '86、852 或 886' },
} as const satisfies Record<string, LocalizedText>

/** What the template says of a column. */
export interface ColumnHelp {
  text: LocalizedText
  example: string
}
