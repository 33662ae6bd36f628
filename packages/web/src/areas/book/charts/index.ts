export { BookPanel } from './BookPanel.tsx'
/** Charts of parts, for the areas to the right. */
export type { Measure, PartRow } from './distribution-model.ts'
export { largestOf, MeasureSelect, PartsChart } from './PartsChart.tsx'
export { useChartQuery } from './use-chart-query.ts'
export { useHead } from './use-head.ts'
export { Waiting } from './Waiting.tsx'
