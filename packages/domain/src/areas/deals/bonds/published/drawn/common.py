"""What the scripts of this folder share. Each prints one table of figures with QuantLib 1.29 (Debian: quantlib-python):
python3 odd_periods.py > odd-periods.figures.ts"""

import QuantLib as ql

FREQUENCIES = {
    "annual": (ql.Annual, 12),
    "semiAnnual": (ql.Semiannual, 6),
    "quarterly": (ql.Quarterly, 3),
    "monthly": (ql.Monthly, 1),
}
COUNTS = ["30/360", "30/360 US", "30E/360", "30E/360 ISDA", "ACT/ACT ICMA", "ACT/ACT ISDA", "ACT/365F", "ACT/360"]


def iso(date):
    return date.ISO()


def is_february_end(date):
    return date.month() == 2 and ql.Date.isEndOfMonth(date)


def date_of(day, month, year):
    last = ql.Date.endOfMonth(ql.Date(1, month, year)).dayOfMonth()
    return ql.Date(min(day, last), month, year)


def counter(name, maturity=None):
    return {
        "ACT/ACT ICMA": lambda: ql.ActualActual(ql.ActualActual.ISMA),
        "30/360": lambda: ql.Thirty360(ql.Thirty360.BondBasis),
        "30/360 US": lambda: ql.Thirty360(ql.Thirty360.USA),
        "30E/360": lambda: ql.Thirty360(ql.Thirty360.EurobondBasis),
        "30E/360 ISDA": lambda: ql.Thirty360(ql.Thirty360.ISDA, maturity or ql.Date()),
        "ACT/ACT ISDA": lambda: ql.ActualActual(ql.ActualActual.ISDA),
        "ACT/365F": lambda: ql.Actual365Fixed(),
        "ACT/360": lambda: ql.Actual360(),
    }[name]()


def code(name):
    return name.replace(" ", "_")


def printed(value, places=8):
    text = f"{value:.{places}f}"
    return text if float(text) != 0 else f"{0:.{places}f}"


def table(script, name, rows):
    print(f"// Made by {script} with QuantLib 1.29; do not edit.\n")
    print(f"export const {name} = [")
    for row in rows:
        print(f"  '{row}',")
    print("]")


def bond_of(start, maturity, flows):
    """A bond of flows made one by one. Each coupon names its reference period, since QuantLib 1.29 loses the length of a
    period next to an odd last one if it has to find it in a schedule."""
    return ql.Bond(0, ql.NullCalendar(), 100.0, maturity, start, flows)
