/**
 * From Okabe and Ito's set, distinct for every kind of colour vision, darkened by day to a contrast of 3:1. Neighbours
 * differ in lightness and pattern too, so colour is never the only sign.
 */
export const seriesColors = {
  day: ['#0072b2', '#3f9bd0', '#b45f00', '#7a2f5c'],
  night: ['#56b4e9', '#2f83b7', '#e69f00', '#e2a3cb'],
} as const
