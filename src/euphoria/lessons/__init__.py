"""Guided first games: a fixed table, fixed luck, and a coach who explains one idea after the other.

A lesson is the `lesson.yaml` of a title, played on the real engine: whatever a rule would refuse, a lesson
cannot show. `play` gives a snapshot of the table for each step; a reader's own choices, where a step leaves
some, change them.
"""

from euphoria.lessons.parsing import BadLesson, Lesson, Move, Step, lesson, titles
from euphoria.lessons.playing import Snapshot, play

__all__ = ["BadLesson", "Lesson", "Move", "Snapshot", "Step", "lesson", "play", "titles"]
