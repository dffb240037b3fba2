"""Tests of the rules of Planet."""
