export { openCount } from './model.ts'
export { FindingsPanel } from './FindingsPanel.tsx'
export { findingsText } from './text.ts'
