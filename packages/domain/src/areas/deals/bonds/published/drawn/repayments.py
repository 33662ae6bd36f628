"""Fixed bonds that pay back face on coupon days before maturity: price and risk for 100 of the face that is left at settlement."""

import random
import QuantLib as ql
from common import FREQUENCIES, code, counter, date_of, iso, printed, table

random.seed(20261131)


def row():
    label = random.choice(["annual", "semiAnnual", "quarterly"])
    frequency, months = FREQUENCIES[label]
    name = random.choice(["ACT/ACT ICMA", "30E/360", "ACT/365F", "30/360"])
    start = date_of(random.choice([1, 15, 20, 26]), random.randint(1, 12), random.randint(2020, 2026))
    periods = random.randint(3, 24)
    days = [start + ql.Period(i * months, ql.Months) for i in range(periods + 1)]
    count = counter(name)
    chosen = sorted(random.sample(range(1, periods), random.randint(1, min(6, periods - 1))))
    faces = [random.choice([5, 10, 12.5]) for _ in chosen]
    coupon = random.randint(10, 900) / 100
    settlement = start + random.randint(0, days[-2] - start - 1)
    if settlement.dayOfMonth() == 31:
        return None
    left, flows = 100.0, []
    for i, (begin, end) in enumerate(zip(days, days[1:]), 1):
        flows.append(ql.FixedRateCoupon(end, left, coupon / 100, count, begin, end, begin, end))
        if i in chosen:
            face = faces[chosen.index(i)]
            flows.append(ql.AmortizingPayment(face, end))
            left -= face
    redemption = random.choice([1, 1, 1.02])
    flows.append(ql.Redemption(left * redemption, days[-1]))
    paid = sum(face for i, face in zip(chosen, faces) if days[i] <= settlement)
    ql.Settings.instance().evaluationDate = settlement
    rate = random.randint(5, 900) / 100
    discounting = count if name.startswith("30") else counter("ACT/ACT ICMA")
    interest = ql.InterestRate(rate / 100, discounting, ql.Compounded, frequency)
    dirty = ql.CashFlows.npv(flows, interest, False, settlement, settlement) / (100 - paid) * 100
    modified = ql.CashFlows.duration(
        flows, rate / 100, discounting, ql.Compounded, frequency, ql.Duration.Modified, False, settlement, settlement
    )
    repaid = ",".join(f"{iso(days[i])}={face}" for i, face in zip(chosen, faces))
    return (
        f"{label} {code(name)} {iso(start)} {iso(settlement)} {iso(days[-1])} {repaid} {redemption * 100} {coupon} {rate} "
        f"{printed(dirty)} {printed(modified)}"
    )


rows = []
while len(rows) < 100:
    text = row()
    if text:
        rows.append(text)
table("repayments.py", "repaymentFigures", rows)
