"""Wording: the Fluent catalogues of the games and of the program, made into sentences."""

from contrabande.wording.catalogue import LANGUAGES, Catalogue, MissingWords
from contrabande.wording.rulebook import RulesText, Section, rules_text
from contrabande.wording.sentences import Wording

__all__ = ["LANGUAGES", "Catalogue", "MissingWords", "RulesText", "Section", "Wording", "rules_text"]
