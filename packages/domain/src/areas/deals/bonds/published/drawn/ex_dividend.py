"""Fixed bonds that go ex dividend some business or calendar days before a coupon, settled near a coupon day. QuantLib gives the
coupon to the seller on the ex-dividend day itself."""

import random
import QuantLib as ql
from common import FREQUENCIES, code, counter, date_of, iso, printed, table

random.seed(20261129)
COUNTS = ["ACT/ACT ICMA", "ACT/365F", "ACT/360", "30E/360", "ACT/ACT ISDA"]


def row():
    label = random.choice(["annual", "semiAnnual", "quarterly"])
    frequency, months = FREQUENCIES[label]
    name = random.choice(COUNTS)
    maturity = date_of(random.choice([1, 7, 15, 22, 26, 27]), random.randint(1, 12), random.randint(2028, 2050))
    steps = random.randint(2, 30)
    start = maturity - ql.Period(steps * months, ql.Months)
    coupon_day = maturity - ql.Period(random.randint(0, steps - 2) * months, ql.Months)
    settlement = coupon_day - random.randint(1, 16)
    if name.startswith("30") and settlement.dayOfMonth() == 31 or settlement >= maturity - 2:
        return None
    business = random.random() < 0.5
    days = random.randint(1, 10)
    calendar = ql.WeekendsOnly() if business else ql.NullCalendar()
    schedule = ql.Schedule(
        start, maturity, ql.Period(frequency), ql.NullCalendar(), ql.Unadjusted, ql.Unadjusted, ql.DateGeneration.Backward, False
    )
    coupon = random.randint(10, 900) / 100
    rate = random.randint(5, 900) / 100
    ql.Settings.instance().evaluationDate = settlement
    count = counter(name)
    bond = ql.FixedRateBond(
        0, 100.0, schedule, [coupon / 100], count, ql.Unadjusted, 100.0, start, ql.NullCalendar(), ql.Period(days, ql.Days), calendar
    )
    discounting = count if name.startswith("30") else counter("ACT/ACT ICMA")
    interest = ql.InterestRate(rate / 100, discounting, ql.Compounded, frequency)
    accrued = bond.accruedAmount(settlement)
    clean = ql.BondFunctions.cleanPrice(bond, interest, settlement)
    modified = ql.BondFunctions.duration(bond, interest, ql.Duration.Modified, settlement)
    return (
        f"{label} {code(name)} {iso(start)} {iso(settlement)} {iso(maturity)} {days} {'business' if business else 'calendar'} "
        f"{coupon} {rate} {printed(accrued)} {printed(clean)} {printed(modified)}"
    )


rows = []
while len(rows) < 160:
    text = row()
    if text:
        rows.append(text)
table("ex_dividend.py", "exDividendFigures", rows)
