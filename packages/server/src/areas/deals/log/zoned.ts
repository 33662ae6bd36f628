/** As a clock shows it where the deal is at home. */
export const inZone = (at: Temporal.Instant | string, zone: string): string =>
  Temporal.Instant.from(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
