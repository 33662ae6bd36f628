"""Prints the rows of quantlib.figures.ts: bonds drawn at random, and what QuantLib 1.29 (Debian: quantlib-python) says of
each. Run it with that package installed: python3 quantlib.py > quantlib.figures.ts"""

import random
import QuantLib as ql

random.seed(20261125)
FREQUENCIES = [("annual", ql.Annual, 12), ("semiAnnual", ql.Semiannual, 6), ("quarterly", ql.Quarterly, 3), ("monthly", ql.Monthly, 1)]
COUNTS = ["30/360", "30E/360", "ACT/ACT ICMA", "ACT/ACT ISDA", "ACT/365F", "ACT/360"]


def counter(name, schedule):
    return {
        "30/360": ql.Thirty360(ql.Thirty360.BondBasis),
        "30E/360": ql.Thirty360(ql.Thirty360.EurobondBasis),
        "ACT/ACT ICMA": ql.ActualActual(ql.ActualActual.ISMA, schedule),
        "ACT/ACT ISDA": ql.ActualActual(ql.ActualActual.ISDA),
        "ACT/365F": ql.Actual365Fixed(),
        "ACT/360": ql.Actual360(),
    }[name]


def row(name):
    label, frequency, months = random.choice(FREQUENCIES)
    day = random.choice([1, 15, 26, 27, 28, 28, 29, 30, 31])
    month = random.choice([1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11, 12])
    year = random.randint(2027, 2056)
    last = (ql.Date(1, month, year) + ql.Period(1, ql.Months) - 1).dayOfMonth()
    maturity = ql.Date(min(day, last), month, year)
    paid_in_february = (month - 2) % months == 0
    # At the end of February a bond of the 29th to the 31st counts 30/360 by its own day, which QuantLib leaves to the date.
    if name.startswith("30") and maturity.dayOfMonth() > 28 and paid_in_february:
        return None
    settlement = ql.Date(random.randint(1, 28), random.randint(1, 12), random.randint(2024, 2026)) + random.randint(0, 3)
    if random.random() < 0.3:
        settlement = maturity - random.randint(3, 27 * months)
    interest_from = maturity
    steps = 0
    while interest_from > settlement:
        steps += 1
        interest_from = maturity - ql.Period(steps * months, ql.Months)
    if steps > 400:
        return None
    if random.random() < 0.3 and steps > 1:
        interest_from = settlement
    schedule = ql.Schedule(
        interest_from, maturity, ql.Period(frequency), ql.NullCalendar(), ql.Unadjusted, ql.Unadjusted, ql.DateGeneration.Backward, False
    )
    coupon = random.randint(0, 900) / 100
    rate = random.randint(5, 1100) / 100
    ql.Settings.instance().evaluationDate = settlement
    count = counter(name, schedule)
    bond = ql.FixedRateBond(0, 100.0, schedule, [coupon / 100], count, ql.Unadjusted)
    ahead = [flow for flow in bond.cashflows() if flow.date() > settlement]
    street_end = name == "30/360" and len(ahead) <= 2
    if street_end and coupon == 0:
        return None
    discounting = count if name in ("30/360", "30E/360", "ACT/ACT ICMA") else ql.ActualActual(ql.ActualActual.ISMA, schedule)
    compounding = ql.Simple if street_end else ql.Compounded
    accrued = bond.accruedAmount(settlement)
    clean = ql.BondFunctions.cleanPrice(bond, rate / 100, discounting, compounding, frequency, settlement)
    interest = ql.InterestRate(rate / 100, discounting, compounding, frequency)
    modified = ql.BondFunctions.duration(bond, interest, ql.Duration.Modified, settlement)
    iso = lambda date: date.ISO()
    return (
        f"{label} {name.replace(' ', '_')} {iso(interest_from)} {iso(settlement)} {iso(maturity)} {coupon} {rate} "
        f"{accrued:.9f} {clean:.8f} {modified:.8f}"
    )


print("// Made by quantlib.py; do not edit.\n")
print("export const quantlibFigures = [")
for name in COUNTS:
    found = 0
    while found < 45:
        text = row(name)
        if text:
            found += 1
            print(f"  '{text}',")
print("]")
