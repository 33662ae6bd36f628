"""Coupons and accrued interest around the end of February: 30/360 US of bonds that pay at the end of the month, and 30E/360
(ISDA) of bonds of any day, which QuantLib also counts by the two days alone."""

import random
import QuantLib as ql
from common import FREQUENCIES, code, counter, date_of, is_february_end, iso, printed, table

random.seed(20261204)


def row(name):
    label = random.choice(["annual", "semiAnnual", "quarterly"])
    months = FREQUENCIES[label][1]
    end_of_month = name == "30/360 US" or random.random() < 0.3
    day = 31 if end_of_month else random.choice([26, 27, 28, 28, 29, 30, 31])
    maturity = date_of(day, random.choice([2, 2, 5, 8, 11]), random.randint(2026, 2034))

    def grid(index):
        moved = maturity + ql.Period(index * months, ql.Months)
        return ql.Date.endOfMonth(moved) if end_of_month else moved

    steps = random.randint(1, 6)
    days = [grid(-i) for i in range(steps, -1, -1)]
    count = counter(name, maturity)
    coupon = random.randint(10, 900) / 100
    flows = [ql.FixedRateCoupon(end, 100.0, coupon / 100, count, begin, end, begin, end) for begin, end in zip(days, days[1:])]
    settlement = days[0] + random.choice([0, random.randint(1, 5), random.randint(0, days[1] - days[0] - 1)])
    # The market pays half of a semi-annual coupon of 30/360 US whatever its days; QuantLib counts them.
    paid = "-" if name == "30/360 US" else ",".join(printed(flow.amount()) for flow in flows)
    # From the 30th to the 31st a bond of the end of the month earns nothing; QuantLib looks at the 31st first.
    if name == "30/360 US" and is_february_end(days[0]) and settlement.dayOfMonth() == 31:
        return None
    accrued = flows[0].accruedAmount(settlement) if settlement > days[0] else 0.0
    return (
        f"{label} {code(name)} {iso(days[0])} {iso(settlement)} {iso(maturity)} {'eom' if end_of_month else '-'} {coupon} "
        f"{printed(accrued)} {paid}"
    )


rows = []
for name in ["30/360 US", "30E/360 ISDA"]:
    found = 0
    while found < 90:
        text = row(name)
        if text:
            found += 1
            rows.append(text)
table("february.py", "februaryFigures", rows)
