"""Floaters at a discount margin, with forward levels, floors and caps. QuantLib has no discount margin: coupons and parts of a
year are its own, the discount factors are written out below, as 31 CFR 356 and the market define them."""

import random
import QuantLib as ql
from common import FREQUENCIES, code, counter, date_of, iso, printed, table

random.seed(20261201)


def row():
    label = random.choice(["semiAnnual", "quarterly", "monthly"])
    months = FREQUENCIES[label][1]
    name = random.choice(["ACT/360", "ACT/365F", "ACT/ACT ISDA", "30E/360"])
    start = date_of(random.choice([1, 15, 26, 28]), random.randint(1, 12), random.randint(2022, 2026))
    periods = random.randint(2, 40)
    days = [start + ql.Period(i * months, ql.Months) for i in range(periods + 1)]
    maturity = days[-1]
    settlement = start + random.randint(0, maturity - start - 3)
    if settlement.dayOfMonth() == 31:
        return None
    flat = random.random() < 0.5
    levels = [(settlement if settlement < start else start, random.randint(0, 500) / 100)]
    if not flat:
        levels += [(day, random.randint(0, 500) / 100) for day in sorted(random.sample(days[1:], min(3, periods)))]
    level = lambda date: [each for begin, each in levels if begin <= date][-1]
    text = f"{levels[0][1]}" if flat else ",".join(f"{iso(day)}={each}" for day, each in levels)
    fixing = random.choice([None, random.randint(0, 500) / 100])
    quoted, margin = random.randint(-30, 400), random.randint(-50, 500)
    floor = random.choice([None, random.randint(0, 300) / 100])
    cap = random.choice([None, random.randint(400, 700) / 100])
    count = counter(name, maturity=maturity)
    factor, value, accrued = 1.0, 0.0, 0.0
    for begin, end in zip(days, days[1:]):
        if end <= settlement:
            continue
        running = begin <= settlement
        index = level(settlement if running else begin)
        paid_on = fixing if running and fixing is not None else index
        rate = max(paid_on + quoted / 100, floor if floor is not None else 0)
        rate = rate if cap is None else min(rate, cap)
        coupon = ql.FixedRateCoupon(end, 100.0, rate / 100, count, begin, end, begin, end)
        length = coupon.accrualPeriod()
        if running:
            accrued = coupon.accruedAmount(settlement)
            length -= count.yearFraction(begin, settlement)
        factor /= 1 + (index / 100 + margin / 10000) * length
        value += coupon.amount() * factor
    clean = value + 100 * factor - accrued
    return (
        f"{label} {code(name)} {iso(start)} {iso(settlement)} {iso(maturity)} {text} {'-' if fixing is None else fixing} {quoted} "
        f"{'-' if floor is None else floor} {'-' if cap is None else cap} {margin} {printed(accrued)} {printed(clean)}"
    )


rows = []
while len(rows) < 140:
    text = row()
    if text:
        rows.append(text)
table("floaters.py", "floaterFigures", rows)
