"""Installs the Python module: `pip install ./bindings/python` builds it with CMake from the source around it.

Everything it needs is in Debian's packages (scripts/setup python); nothing is fetched.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def version():
    return re.search(r"project\(drover VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


class CMakeBuild(build_ext):
    """Builds the extension as a CMake target of the project."""

    def build_extension(self, extension):
        build = ROOT / "build" / "python"
        subprocess.run(
            [
                "cmake", "-S", str(ROOT), "-B", str(build), "-G", "Ninja",
                "-DCMAKE_BUILD_TYPE=Release", "-DDROVER_TESTS=OFF", "-DDROVER_BENCH=OFF", "-DDROVER_PYTHON=ON",
                f"-DPython3_EXECUTABLE={sys.executable}",
            ],
            check=True,
        )
        subprocess.run(["cmake", "--build", str(build), "--target", "drover_python"], check=True)
        built = next((build / "python" / "drover").glob("_drover*.so"))
        target = Path(self.get_ext_fullpath(extension.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        self.copy_file(str(built), str(target))


# setuptools writes its files into the current folder.
os.chdir(HERE)
setup(
    name="drover",
    version=version(),
    description="The Great Western Trail family of board games for those who study games",
    license="MIT",
    python_requires=">=3.9",
    install_requires=["numpy"],
    packages=["drover"],
    package_data={"drover": ["py.typed", "*.pyi"]},
    ext_modules=[Extension("drover._drover", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    zip_safe=False,
)
