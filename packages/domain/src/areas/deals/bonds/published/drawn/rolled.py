"""Coupons whose days of interest and days of payment are rolled, each by its own convention, on the TARGET calendar: the days on
which money moves, and what each coupon pays."""

import random
import QuantLib as ql
from common import FREQUENCIES, code, counter, date_of, iso, printed, table

random.seed(20261203)
CONVENTIONS = {
    "following": ql.Following,
    "modifiedFollowing": ql.ModifiedFollowing,
    "preceding": ql.Preceding,
    "unadjusted": ql.Unadjusted,
}


def row():
    label = random.choice(["annual", "semiAnnual", "quarterly"])
    frequency, months = FREQUENCIES[label]
    name = random.choice(["ACT/360", "ACT/365F", "30E/360", "30/360", "ACT/ACT ISDA", "30E/360 ISDA"])
    end_of_month = random.random() < 0.25
    day = 31 if end_of_month else random.choice([1, 5, 15, 24, 26, 27, 28, 29, 30, 31])
    maturity = date_of(day, random.randint(1, 12), random.randint(2026, 2034))
    periods = random.randint(2, 5)
    start = maturity - ql.Period(periods * months, ql.Months)
    start = ql.Date.endOfMonth(start) if end_of_month else start
    if not ql.TARGET().isBusinessDay(start):
        return None
    accrual, payment = random.choice(list(CONVENTIONS)), random.choice(list(CONVENTIONS))
    convention = CONVENTIONS[accrual]
    # QuantLib moves the end of a month to its last business day, whatever the convention.
    if end_of_month and accrual == "following":
        return None
    schedule = ql.Schedule(
        start, maturity, ql.Period(frequency), ql.TARGET(), convention, convention, ql.DateGeneration.Backward, end_of_month
    )
    if accrual == "unadjusted" and name.startswith("30"):
        return None
    coupon = random.randint(10, 900) / 100
    count = counter(name, maturity=ql.TARGET().adjust(maturity, convention))
    bond = ql.FixedRateBond(0, 100.0, schedule, [coupon / 100], count, CONVENTIONS[payment], 100.0, start, ql.TARGET())
    flows = [flow for flow in bond.cashflows() if ql.as_coupon(flow)]
    paid = ",".join(f"{iso(flow.date())}={printed(flow.amount())}" for flow in flows)
    return f"{label} {code(name)} {iso(start)} {iso(maturity)} {'eom' if end_of_month else '-'} {accrual} {payment} {coupon} {paid}"


rows = []
while len(rows) < 120:
    text = row()
    if text:
        rows.append(text)
table("rolled.py", "rolledFigures", rows)
