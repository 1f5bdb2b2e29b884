#!/usr/bin/env python3
"""The header of a net's file (src/net/network.cpp).

  train/header.py NET                  prints the header
  train/header.py NET --automas yes    says in the header that a search may use the net against automas; `no`: it may not
"""

import argparse
import struct

VERSIONS = {b"DROVERN1": 1, b"DROVERN2": 2}  # version 1 has no flags
MAGIC = b"DROVERN2"
SUPPORTS_AUTOMAS = 1  # a flag
SIZES = ("fields", "rows", "entries", "actions", "first", "value", "last", "policy")


def read_header(data):
    """Returns the header of a net's file as a dictionary, and the number of its bytes."""
    if data[:8] not in VERSIONS:
        raise SystemExit("This is not a net.")
    game, encoding, actions_version = struct.unpack_from("<16sQQ", data, 8)
    at = 40
    flags = 0
    if VERSIONS[data[:8]] > 1:
        (flags,) = struct.unpack_from("<I", data, at)
        at += 4
    header = {"game": game.rstrip(b"\0").decode(), "encoding": f"{encoding:x}", "actions_version": f"{actions_version:x}",
              "automas": bool(flags & SUPPORTS_AUTOMAS)}
    header.update(zip(SIZES, struct.unpack_from("<8I", data, at)))
    return header, at + 32


def header_bytes(header):
    """Returns the bytes of a header in the newest version."""
    return (MAGIC + struct.pack("<16sQQ", header["game"].encode(), int(header["encoding"], 16), int(header["actions_version"], 16))
            + struct.pack("<I", SUPPORTS_AUTOMAS if header["automas"] else 0)
            + struct.pack("<8I", *(header[size] for size in SIZES)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("net")
    parser.add_argument("--automas", choices=("yes", "no"), help="whether a search may use the net against automas")
    arguments = parser.parse_args()
    with open(arguments.net, "rb") as file:
        data = file.read()
    header, end = read_header(data)
    if arguments.automas:
        header["automas"] = arguments.automas == "yes"
        with open(arguments.net, "wb") as file:
            file.write(header_bytes(header) + data[end:])
    for name, value in header.items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    main()
