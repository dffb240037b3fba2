"""Interactive lessons: fixed deals with a script, one step after the other, for any title."""

from __future__ import annotations

from terrarium.lessons.lesson import Lesson as Lesson
from terrarium.lessons.lesson import Step as Step
from terrarium.lessons.loading import all_lessons as all_lessons
from terrarium.lessons.loading import find_lesson as find_lesson
from terrarium.lessons.progress import LessonProgress as LessonProgress
from terrarium.lessons.progress import Page as Page
from terrarium.lessons.progress import follows_script as follows_script
from terrarium.lessons.script import check_answer as check_answer
from terrarium.lessons.script import next_scripted as next_scripted
from terrarium.lessons.script import possible_example as possible_example
