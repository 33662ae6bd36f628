"""Bonds of one to three legs: fixed, step-up, conditional step-up, floating and reset, each leg with its own frequency and day
count; the price at a yield, its risk, and the yield of a price to a call. The rates of the coupons are worked out here."""

import random
import QuantLib as ql
from common import FREQUENCIES, bond_of, code, counter, date_of, iso, is_february_end, printed, table

random.seed(20261128)
PER_YEAR = {"annual": 1, "semiAnnual": 2, "quarterly": 4, "monthly": 12}


def projection(start, years):
    """A flat level, or one for every so many years."""
    if random.random() < 0.5:
        level = random.randint(0, 600) / 100
        return f"{level}", lambda date: level
    levels = [(start + ql.Period(i * random.choice([6, 12, 24]), ql.Months), random.randint(0, 600) / 100) for i in range(4)]
    levels.sort(key=lambda each: each[0])
    text = ",".join(f"{iso(date)}={level}" for date, level in levels)
    return text, lambda date: [level for begin, level in levels if begin <= date][-1]


def limited(value, floor, cap):
    value = max(value, floor if floor is not None else 0)
    return value if cap is None else min(value, cap)


def any_steps(days):
    """Some coupon days of a leg, its first excluded."""
    return sorted(set(random.sample(days[1:], min(len(days) - 1, random.randint(1, 3))))) if len(days) > 1 else []


def make_coupon(kind, days, settlement, index, benchmark):
    """The text of a coupon, and its rate for a period that begins on a day."""
    rate = random.randint(20, 800) / 100
    floor = random.choice([None, None, random.randint(0, 300) / 100])
    cap = random.choice([None, None, random.randint(400, 700) / 100])
    margin = random.randint(-50, 450)
    limits = f"{margin}:{'-' if floor is None else floor}:{'-' if cap is None else cap}"
    if kind == "stepUp":
        steps = [(date, rate + random.randint(1, 200) / 100) for date in any_steps(days)]
        text = ",".join(f"{iso(date)}={step:.2f}" for date, step in steps)
        return f"S:{rate}:{text or '-'}", lambda date: ([rate] + [round(step, 2) for begin, step in steps if begin <= date])[-1]
    if kind == "conditional":
        steps = [(date, random.choice([12.5, 25, 50]), random.choice("oal")) for date in any_steps(days)]
        text = ",".join(f"{iso(date)}={points}={outcome}" for date, points, outcome in steps)
        counted = lambda date: sum(points for begin, points, outcome in steps if begin <= date and outcome in "oa")
        return f"C:{rate}:{text or '-'}", lambda date: rate + counted(date) / 100
    if kind == "floating":
        level = lambda date: index(max(date, settlement))
        return f"X:{limits}", lambda date: limited(level(date) + margin / 100, floor, cap)
    if kind == "reset":
        every = random.choice([None, 24, 60])

        def reset(date):
            if every is None:
                return days[0]
            found = days[0]
            while found + ql.Period(every, ql.Months) <= date:
                found = found + ql.Period(every, ql.Months)
            return found

        return f"R:{every or '-'}:{limits}", lambda date: limited(benchmark(reset(date)) + margin / 100, floor, cap)
    return f"F:{rate}", lambda date: rate


def row():
    yield_label = random.choice(["annual", "semiAnnual", "quarterly"])
    day = random.choice([1, 15, 20, 26, 27, 28, 28])
    start = date_of(day, random.randint(1, 12), random.randint(2020, 2026))
    settlement = start + random.randint(0, 500)
    index_text, index = projection(min(start, settlement), 10)
    benchmark_text, benchmark = projection(start, 10)
    thirty = random.random() < 0.4
    counts = ["30/360", "30E/360", "30/360 US"] if thirty else ["ACT/ACT ICMA", "ACT/ACT ISDA", "ACT/360", "ACT/365F"]
    begin, legs, flows = start, [], []
    for _ in range(random.randint(1, 3)):
        label = random.choice(list(FREQUENCIES))
        months = FREQUENCIES[label][1]
        periods = random.randint(1, 6) * 12 // months
        days = [begin + ql.Period(i * months, ql.Months) for i in range(periods + 1)]
        name = random.choice(counts)
        kind = random.choice(["fixed", "stepUp", "conditional", "floating", "reset"])
        text, rate = make_coupon(kind, days[:-1], settlement, index, benchmark)
        legs.append(f"{iso(begin)};{label};{code(name)};{text}")
        flows += [(one, other, rate(one) / 100, name, months) for one, other in zip(days, days[1:])]
        begin = days[-1]
    maturity = begin
    if settlement >= maturity - 2:
        return None
    if any(is_february_end(each[1]) for each in flows) and thirty:
        return None
    if thirty and (settlement.dayOfMonth() == 31 or is_february_end(settlement)):
        return None
    redemption = random.choice([100, 100, 102])

    def bond_to(last, price):
        coupons = [
            ql.FixedRateCoupon(min(end, last), 100.0, rate, counter(name), one, min(end, last), one, end)
            for one, end, rate, name, _ in flows
            if one < last
        ]
        return bond_of(start, last, [*coupons, ql.Redemption(price, last)])

    bond = bond_to(maturity, redemption)
    running = next(name for one, end, _, name, _ in flows if one <= settlement < end)
    count = counter(running) if thirty else counter("ACT/ACT ICMA")
    frequency = FREQUENCIES[yield_label][0]
    ql.Settings.instance().evaluationDate = settlement
    rate = random.randint(5, 900) / 100
    interest = ql.InterestRate(rate / 100, count, ql.Compounded, frequency)
    clean = ql.BondFunctions.cleanPrice(bond, interest, settlement)
    modified = ql.BondFunctions.duration(bond, interest, ql.Duration.Modified, settlement)
    convexity = ql.BondFunctions.convexity(bond, interest, settlement)
    accrued = bond.accruedAmount(settlement)
    # A call on some day: a coupon day, or one in the middle of a period.
    call_day = settlement + random.randint(30, maturity - settlement) if random.random() < 0.5 else random.choice(flows)[1]
    if call_day <= settlement + 2 or call_day > maturity or call_day.dayOfMonth() == 31 or is_february_end(call_day):
        return None
    call_price = random.choice([100, 101, 102.5])
    price = round(clean, 3)
    called = bond_to(call_day, call_price)
    try:
        found = called.bondYield(price, count, ql.Compounded, frequency, settlement, 1e-14, 500) * 100
    except RuntimeError:
        return None
    if not -15 < found < 60:
        return None
    return (
        f"{yield_label} {iso(settlement)} {iso(maturity)} {redemption} {index_text} {benchmark_text} {'|'.join(legs)} {rate} "
        f"{printed(accrued)} {printed(clean)} {printed(modified)} {printed(convexity)} "
        f"{iso(call_day)} {call_price} {price} {printed(found)}"
    )


rows = []
while len(rows) < 260:
    text = row()
    if text:
        rows.append(text)
table("legs.py", "legFigures", rows)
