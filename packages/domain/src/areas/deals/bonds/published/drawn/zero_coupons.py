"""Zero coupons: the price at a yield that compounds once, twice or four times a year on the days counted back from maturity."""

import random
import QuantLib as ql
from common import FREQUENCIES, date_of, iso, printed, table

random.seed(20261130)


def row():
    label = random.choice(["annual", "semiAnnual", "quarterly"])
    frequency, months = FREQUENCIES[label]
    maturity = date_of(random.choice([1, 15, 26, 27, 28]), random.randint(1, 12), random.randint(2027, 2060))
    settlement = ql.Date(random.randint(1, 28), random.randint(1, 12), random.randint(2024, 2026))
    if random.random() < 0.2:
        settlement = maturity - random.randint(2, 28 * months)
    steps = 1
    while maturity - ql.Period(steps * months, ql.Months) > settlement:
        steps += 1
    dates = [maturity - ql.Period(i * months, ql.Months) for i in range(steps, -1, -1)]
    redemption = random.choice([100, 100, 100, 120.5])
    ql.Settings.instance().evaluationDate = settlement
    # Coupons of nothing: the time to maturity in periods of the schedule.
    count = ql.ActualActual(ql.ActualActual.ISMA)
    coupons = [ql.FixedRateCoupon(end, 100.0, 0.0, count, begin, end, begin, end) for begin, end in zip(dates, dates[1:])]
    bond = ql.Bond(0, ql.NullCalendar(), 100.0, maturity, dates[0], [*coupons, ql.Redemption(redemption, maturity)])
    rate = random.randint(5, 900) / 100
    interest = ql.InterestRate(rate / 100, count, ql.Compounded, frequency)
    clean = ql.BondFunctions.cleanPrice(bond, interest, settlement)
    modified = ql.BondFunctions.duration(bond, interest, ql.Duration.Modified, settlement)
    macaulay = ql.BondFunctions.duration(bond, interest, ql.Duration.Macaulay, settlement)
    return f"{label} {iso(settlement)} {iso(maturity)} {redemption} {rate} {printed(clean)} {printed(modified)} {printed(macaulay)}"


rows = [row() for _ in range(100)]
table("zero_coupons.py", "zeroCouponFigures", rows)
