export { FindingsButton } from './FindingsButton.tsx'
export { openCount } from './model.ts'
export { FindingsPanel } from './FindingsPanel.tsx'
