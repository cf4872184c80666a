#!/usr/bin/env python3
"""Measures the player: what the engine, the page's scripts and an exported page take, and which parts take most of it.

Usage: Scripts/sizes.py [--scratch-path FOLDER]      (FOLDER is .build unless given; what is not built yet is built)

Sizes are bytes as they are, and as gzip -9 makes them. Shares are of the engine's code, by the names that the linker
leaves out of the engine itself: a function counts for the module and the type that it is declared in, and a generic one
of the standard library for the module whose types it was made for.
"""

import gzip
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
MODULES = ["SceneLang", "Runtime", "Player"]
TARGET = "wasm32-unknown-none-wasm"


def output(*command):
    """What a command prints."""
    return subprocess.run(command, cwd=PACKAGE, check=True, stdout=subprocess.PIPE, text=True).stdout


def number(data, place):
    """A number in LEB128, and the place behind it."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, place


def sections(data):
    """The sections of a WebAssembly module: their kinds and contents."""
    place = 8
    while place < len(data):
        kind = data[place]
        size, place = number(data, place + 1)
        yield kind, data[place : place + size]
        place += size


def named_functions(data):
    """The functions of a module with names: pairs of a name and how many bytes of code it has."""
    imported, sizes, names = 0, [], {}
    for kind, content in sections(data):
        if kind == 2:
            imported = imports(content)
        elif kind == 10:
            count, place = number(content, 0)
            for _ in range(count):
                size, start = number(content, place)
                sizes.append(start - place + size)
                place = start + size
        elif kind == 0:
            length, place = number(content, 0)
            if content[place : place + length] == b"name":
                names = function_names(content[place + length :])
    return [(names.get(imported + index, "?"), size) for index, size in enumerate(sizes)]


def imports(content):
    """How many functions an import section has; the player imports nothing but functions and its memory."""
    count, place = number(content, 0)
    functions = 0
    for _ in range(count):
        for _ in range(2):
            length, place = number(content, place)
            place += length
        kind = content[place]
        place += 1
        if kind == 0:
            functions += 1
            _, place = number(content, place)
        elif kind == 2:
            limits = content[place]
            _, place = number(content, place + 1)
            if limits & 1:
                _, place = number(content, place)
        else:
            sys.exit("the engine imports something that this script does not know")
    return functions


def function_names(content):
    """The names of functions in a section of names."""
    names, place = {}, 0
    while place < len(content):
        kind = content[place]
        size, place = number(content, place + 1)
        if kind == 1:
            count, spot = number(content, place)
            for _ in range(count):
                index, spot = number(content, spot)
                length, spot = number(content, spot)
                names[index] = content[spot : spot + length].decode()
                spot += length
        place += size
    return names


def owner(name):
    """The module and the type of a function, by Swift's mangled name."""
    match = re.match(r"\$[se](.*)", name)
    if not match:
        return "C and exports", ""
    rest = match[1]
    length = re.match(r"\d+", rest)
    if not length:
        user = re.search(r"\d(" + "|".join(MODULES) + r")", rest)
        return (user[1], "generics of the standard library") if user else ("standard library", "")
    start = len(length[0])
    module = rest[start : start + int(length[0])]
    rest = rest[start + int(length[0]) :]
    length = re.match(r"\d+", rest)
    if not length:
        return module, ""
    start = len(length[0])
    kind = rest[start : start + int(length[0])]
    isType = rest[start + int(length[0]) :][:1] in "VCO"
    return module, kind if isType else ""


def link_with_names(built, folder):
    """The engine linked once more, with the names of its functions."""
    information = json.loads(output("swiftc", "-print-target-info", "-target", TARGET))
    resources = Path(information["paths"]["runtimeResourcePath"])
    linked = Path(folder) / "player.wasm"
    output(
        str(resources.parent.parent / "bin" / "wasm-ld"), str(built / "engine.o"), str(built / "support.o"),
        str(resources / "embedded" / TARGET / "libswiftUnicodeDataTables.a"), "--no-entry", "--gc-sections",
        "--compress-relocations", "--strip-debug", "-z", "stack-size=1048576", "--stack-first", "-o", str(linked))
    return linked.read_bytes()


def report(what, data):
    """A line of a table, as in Docs/Architecture.md."""
    print(f"| {what} | {len(data):,} | {len(gzip.compress(data, 9)):,} |")


def main():
    arguments = sys.argv[1:]
    if len(arguments) not in (0, 2) or arguments and arguments[0] != "--scratch-path":
        sys.exit(__doc__)
    scratch = ["--scratch-path", arguments[1]] if arguments else []
    subprocess.run(["swift", "build", "--product", "scenec"] + scratch, cwd=PACKAGE, check=True, stdout=sys.stderr)
    binaries = Path(output("swift", "build", *scratch, "--show-bin-path").strip())
    built = next((PACKAGE / (arguments[1] if arguments else ".build")).glob("plugins/outputs/*/PlayerBundle/*/BundlePlayer"))

    page = PACKAGE / "Sources/Player/Page"
    scripts = re.findall(r'<script src="([^"]+)"', (page / "player.html").read_text())
    with tempfile.TemporaryDirectory() as folder:
        exported = Path(folder) / "toy.html"
        output(str(binaries / "scenec"), "export", "Examples/fingers.scene", "-o", str(exported))
        print("| | bytes | gzipped |\n|---|---|---|")
        report("the engine, a WebAssembly module", (built / "player.wasm").read_bytes())
        report("the page's scripts", b"".join((page / script).read_bytes() for script in scripts))
        report("the exported page of the counting hands", exported.read_bytes())
        functions = named_functions(link_with_names(built, folder))

    total = sum(size for _, size in functions)
    modules, types = Counter(), Counter()
    for name, size in functions:
        module, kind = owner(name)
        modules[module] += size
        types[f"{module}.{kind}" if kind else module + ", outside of types"] += size
    print(f"\nCode: {total:,} bytes in {len(functions):,} functions; the largest has {max(s for _, s in functions):,}.")
    for title, parts in (("Modules", modules), ("Types", types)):
        print(f"\n{title}:")
        for name, size in parts.most_common(16):
            print(f"  {100 * size / total:4.1f} %  {size:9,}  {name}")


main()
