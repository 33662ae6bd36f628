export { FindingsButton } from './FindingsButton.tsx'
export { FindingsPanel } from './FindingsPanel.tsx'
