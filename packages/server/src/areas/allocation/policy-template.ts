import type { Rule } from '@bookrunner/domain/allocation'

export type TemplateChange = { kind: 'saved'; template: Template } | { kind: 'deleted'; id: string }

export interface Template {
  id: string
  name: string
  version: number
  rules: Rule[]
  at: string
  by: string
}
