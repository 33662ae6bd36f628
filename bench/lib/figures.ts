// Figures as the benches print them, and the middle of several.

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export const ms = (value: number): string => `${value.toFixed(1)} ms`

export const round = (value: number): string => Math.round(value).toLocaleString('en')
