"""Guided first games: a fixed table, fixed luck, and a coach who explains one idea after the other.

A lesson is a YAML file beside this module, played on the real engine: whatever a rule would refuse, a lesson
cannot show. `play` gives its frames; a reader's own choices, where a step leaves some, change them.
"""

from euphoria.lessons.playing import Frame, play
from euphoria.lessons.reading import BadLesson, Lesson, Move, Step, lesson, titles

__all__ = ["BadLesson", "Frame", "Lesson", "Move", "Step", "lesson", "play", "titles"]
