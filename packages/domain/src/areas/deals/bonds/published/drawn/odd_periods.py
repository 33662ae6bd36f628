"""Fixed bonds with short and long first and last periods, coupons at the end of the month, redemption other than par, and all
eight day counts."""

import random
import QuantLib as ql
from common import COUNTS, FREQUENCIES, bond_of, code, counter, date_of, iso, is_february_end, printed, table

random.seed(20261127)


def row(name):
    label = random.choice(list(FREQUENCIES))
    frequency, months = FREQUENCIES[label]
    end_of_month = random.random() < 0.3
    day = 31 if end_of_month else random.choice([1, 15, 26, 27, 28, 28, 29, 30, 31])
    # The day coupons are counted from: maturity itself, or the last coupon before an odd last period.
    anchor = date_of(day, random.randint(1, 12), random.randint(2030, 2052))
    month = ql.Period(months, ql.Months)

    def grid(index):
        moved = anchor + ql.Period(index * months, ql.Months)
        return ql.Date.endOfMonth(moved) if end_of_month else moved

    odd_last = random.choice(["no", "no", "short", "long"])
    late = random.randint(3, max(4, 28 * months - 5))
    maturity, penultimate = anchor, None
    if odd_last != "no":
        penultimate = anchor
        maturity = (grid(0) if odd_last == "short" else grid(1)) + late
        if maturity >= grid(1 if odd_last == "short" else 2):
            return None
    steps = random.randint(2, 40)
    odd_first = random.choice(["no", "short", "long"])
    start = grid(-steps)
    first = grid(-steps + 1)
    if odd_first == "short":
        start = start + random.randint(2, max(3, 28 * months - 5))
    if odd_first == "long":
        start = start + random.randint(2, max(3, 28 * months - 5))
        first = grid(-steps + 2)
    if start >= first or (penultimate and first > penultimate) or first >= maturity:
        return None
    if odd_first != "no" and start >= grid(-steps + 1):
        return None
    if odd_first == "long" and grid(-steps + 1) - month != grid(-steps):
        return None
    if odd_last == "long" and grid(1) + month != grid(2):
        return None
    inner = [grid(i) for i in range(-steps + (2 if odd_first == "long" else 1), 1)]
    days = [start, *inner, *([maturity] if penultimate else [])]
    references = [(one, other) for one, other in zip(days, days[1:])]
    if odd_first != "no":
        references[0] = (grid(-steps + (1 if odd_first == "long" else 0)), first)
    if penultimate:
        references[-1] = (penultimate, grid(1))
    settlement = start + random.choice([0, random.randint(0, 30), random.randint(0, maturity - start - 2)])
    thirty = name.startswith("30")
    # The end of February is a matter of its own (30/360 by the bond's own day), and the 31st has no time to earn in.
    if thirty and any(is_february_end(date) for date in [*days, settlement]):
        return None
    if thirty and (settlement.dayOfMonth() == 31 or start.dayOfMonth() == 31 or maturity.dayOfMonth() == 31):
        return None
    if thirty and odd_first != "no" and first.dayOfMonth() == 31:
        return None
    coupon = random.randint(10, 900) / 100
    rate = random.randint(5, 1100) / 100
    redemption = random.choice([100, 100, 101, 105, 110, 97.5])
    ql.Settings.instance().evaluationDate = settlement
    count = counter(name, maturity)
    coupons = [
        ql.FixedRateCoupon(end, 100.0, coupon / 100, count, begin, end, *reference)
        for begin, end, reference in zip(days, days[1:], references)
    ]
    bond = bond_of(start, maturity, [*coupons, ql.Redemption(redemption, maturity)])
    ahead = [flow for flow in bond.cashflows() if flow.date() > settlement]
    street_end = name in ("30/360", "30/360 US") and len(ahead) <= 2
    discounting = count if thirty else counter("ACT/ACT ICMA")
    compounding = ql.Simple if street_end else ql.Compounded
    interest = ql.InterestRate(rate / 100, discounting, compounding, frequency)
    accrued = bond.accruedAmount(settlement)
    clean = ql.BondFunctions.cleanPrice(bond, interest, settlement)
    modified = ql.BondFunctions.duration(bond, interest, ql.Duration.Modified, settlement)
    convexity = ql.BondFunctions.convexity(bond, interest, settlement)
    return (
        f"{label} {code(name)} {iso(start)} {iso(first)} {iso(settlement)} {iso(penultimate) if penultimate else '-'} "
        f"{iso(maturity)} {'eom' if end_of_month else '-'} {coupon} {rate} {redemption} "
        f"{printed(accrued)} {printed(clean)} {printed(modified)} {printed(convexity)}"
    )


rows = []
for name in COUNTS:
    found = 0
    while found < 36:
        text = row(name)
        if text:
            found += 1
            rows.append(text)
table("odd_periods.py", "oddPeriodFigures", rows)
