"""The index of one coupon from daily fixings: compounded or averaged, with look-back, with and without an observation shift. A
day's fixing is (serial number * 37 mod 500) / 100 per cent, where 1 January 1900 has the serial number 2."""

import random
import QuantLib as ql
from common import iso, printed, table

random.seed(20261202)


def fixing(date):
    return (date.serialNumber() * 37 % 500) / 100


def row():
    year = random.choice([360, 365])
    calendar = ql.TARGET() if random.random() < 0.5 else ql.WeekendsOnly()
    start = calendar.adjust(ql.Date(random.randint(1, 28), random.randint(1, 12), random.randint(2020, 2024)))
    end = calendar.adjust(start + ql.Period(random.choice([1, 3, 6]), ql.Months))
    averaged = random.random() < 0.3
    look_back = random.choice([0, 0, 2, 5])
    shift = look_back > 0 and random.random() < 0.5
    back = lambda date: calendar.advance(date, -look_back, ql.Days) if look_back else date
    begin, finish = (back(start), back(end)) if shift else (start, end)
    count = ql.Actual360() if year == 360 else ql.Actual365Fixed()
    index = ql.OvernightIndex(f"R{random.random()}", 0, ql.EURCurrency(), calendar, count)
    # QuantLib 1.29 knows no look-back: without a shift of the weights each day is given the earlier day's fixing.
    day = begin
    while day < finish:
        index.addFixing(day, fixing(day if shift else back(day)) / 100)
        day = calendar.advance(day, 1, ql.Days)
    ql.Settings.instance().evaluationDate = finish + 30
    averaging = ql.RateAveraging.Simple if averaged else ql.RateAveraging.Compound
    coupon = ql.OvernightIndexedCoupon(finish, 100.0, begin, finish, index, 1.0, 0.0, begin, finish, count, False, averaging)
    kind = "averaged" if averaged else "compounded"
    name = "TARGET" if isinstance(calendar, ql.TARGET) else "weekdays"
    return f"{kind} {name} {iso(start)} {iso(end)} {year} {look_back} {'shift' if shift else '-'} {printed(coupon.rate() * 100, 10)}"


rows = [row() for _ in range(90)]
table("in_arrears.py", "inArrearsFigures", rows)
