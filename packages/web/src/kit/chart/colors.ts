/**
 * From Okabe and Ito's set, which every kind of colour vision tells apart, darkened by day until each stands out from
 * its ground (3:1). Neighbours differ in lightness as well, and have patterns: colour is never the only sign.
 */
export const seriesColors = {
  day: ['#0072b2', '#3f9bd0', '#b45f00', '#7a2f5c'],
  night: ['#56b4e9', '#2f83b7', '#e69f00', '#e2a3cb'],
} as const
