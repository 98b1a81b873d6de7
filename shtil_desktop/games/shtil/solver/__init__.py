"""With every card known: is a voyage winnable, lost or unknown?"""

from shtil_desktop.games.shtil.solver.limits import SearchLimits
from shtil_desktop.games.shtil.solver.search import solve
from shtil_desktop.games.shtil.solver.verdict import Cause, Doubt, Lost, Unknown, Verdict, Winnable

__all__ = ["Cause", "Doubt", "Lost", "SearchLimits", "Unknown", "Verdict", "Winnable", "solve"]
