"""A wheel that carries the program is of its platform, and of no version of Python."""

import os

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel


class Wheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = "WHEEL_PLATFORM" not in os.environ

    def get_tag(self):
        platform = os.environ.get("WHEEL_PLATFORM")
        return ("py3", "none", platform) if platform else super().get_tag()


setup(cmdclass={"bdist_wheel": Wheel})
