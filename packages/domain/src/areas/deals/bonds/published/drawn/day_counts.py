"""Days of 30/360 US and of 30E/360 (ISDA) between dates drawn at random, many at the end of a month."""

import random
import QuantLib as ql
from common import counter, date_of, iso, is_february_end, table

random.seed(20261126)


def any_date():
    day = random.choice([1, 14, 15, 27, 28, 29, 30, 31, 31, random.randint(1, 31)])
    return date_of(day, random.choice([1, 2, 2, 2, 3, 5, 8, 12, random.randint(1, 12)]), random.randint(2023, 2033))


rows = []
while len(rows) < 130:
    one, other = sorted([any_date(), any_date()])
    # QuantLib looks for a 31st before it makes the end of February the 30th; the published rules say the other order.
    if one < other and not (is_february_end(one) and other.dayOfMonth() == 31):
        days = counter("30/360 US").dayCount(one, other)
        rows.append(f"US {iso(one)} {iso(other)} - {days}")
while len(rows) < 270:
    one, other = sorted([any_date(), any_date()])
    maturity = other if random.random() < 0.5 else other + 365
    if one < other:
        days = counter("30E/360 ISDA", maturity=maturity).dayCount(one, other)
        rows.append(f"ISDA {iso(one)} {iso(other)} {iso(maturity)} {days}")
table("day_counts.py", "dayCountFigures", rows)
