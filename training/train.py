#!/usr/bin/env python3
"""Trains SEVEN's nets on positions that `seven_games` wrote, and writes them as whole numbers.

    python3 training/train.py --data FOLDER [FOLDER ...] --out FOLDER [--seconds 120] [--seed 7] [--start FOLDER]

Needs PyTorch; uses an accelerator where there is one. `training/README.md` says what the files hold.
"""

import argparse
import copy
import math
import pathlib
import struct
import time

import torch
import torch.nn.functional as F

# As in crates/bots/src/seven/study.rs.
CELLS, TRAITS_WRITTEN, MOVES, HEAD = 192, 52, 48, 16
AT_TRAITS = HEAD + 5 * CELLS
AT_KINDS = AT_TRAITS + 2 * TRAITS_WRITTEN
AT_TRIED = AT_KINDS + MOVES
AT_UNDER = AT_TRIED + MOVES
RECORD = AT_UNDER + 4 * MOVES
# As in sketch.rs and net.rs.
AROUND, HEIGHTS, KINDS, MODES, LEFT, FIRSTS, TRAITS = 7, 5, 28, 4, 28, 7, 620
CELL, WHOLE, BRIEF, MOVE, STACKS, SEATS = 16, 64, 32, 16, 4, 4
NEIGHBOURS = [(0, 0), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0)]
ONE, PARTS, FEWER = 127, 64, 16
# Positions lie on a grid that goes round.
GRID = 32
# So many seconds between two looks for more positions.
LOOK = 12
# The nets that are written are averages over the last few hundred steps.
AVERAGED = 0.998


def rounded(numbers, parts):
    """The nearest multiples, with the slope of the numbers themselves."""
    return numbers + (torch.round(numbers * parts) / parts - numbers).detach()


def clipped(numbers):
    return rounded(numbers.clamp(0, 1), ONE)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()

        def table(*shape, scale=0.0):
            return torch.nn.Parameter(torch.randn(*shape) * scale)

        self.heights = table(AROUND, HEIGHTS, CELL, scale=0.3)
        self.left = table(LEFT, CELL)
        self.first = table(FIRSTS, CELL)
        self.mode = table(MODES, CELL)
        self.mine = table(CELL, scale=0.3)
        self.theirs = table(CELL, scale=0.3)
        self.begin = torch.nn.Parameter(torch.full((CELL,), 0.2))
        deep = 1.0 / math.sqrt(AROUND * CELL / 2)
        self.second = table(CELL, AROUND, CELL, scale=deep)
        self.second_begin = table(CELL)
        self.third = table(CELL, AROUND, CELL, scale=deep)
        self.third_begin = table(CELL)
        self.traits = table(TRAITS, WHOLE, scale=0.1)
        self.whole = table(WHOLE, STACKS * CELL, scale=0.1)
        self.whole_begin = torch.nn.Parameter(torch.full((WHOLE,), 0.3))
        self.brief = table(BRIEF, WHOLE, scale=0.2)
        self.brief_begin = torch.nn.Parameter(torch.full((BRIEF,), 0.2))
        self.share = table(MODES, SEATS, BRIEF, scale=0.3)
        self.share_begin = table(MODES, SEATS)
        self.step = table(MOVE, CELL, scale=0.2)
        self.kind = torch.nn.Parameter(torch.full((KINDS, MOVE), 0.2))
        self.appeal = table(KINDS, MOVE, scale=0.3)
        self.outlook = table(KINDS, WHOLE, scale=0.05)
        self.outlook_begin = table(KINDS)

    WEIGHTS = ["mine", "theirs", "second", "third", "traits", "whole", "brief", "share", "step", "appeal", "outlook"]

    @torch.no_grad()
    def clamp_weights(self):
        for name in self.WEIGHTS:
            getattr(self, name).clamp_(-127 / PARTS, 127 / PARTS)

    def q(self, name):
        return rounded(getattr(self, name), PARTS if name in self.WEIGHTS else ONE)

    def forward(self, batch):
        mode, owner, around = batch["mode"], batch["owner"], batch["around"]
        size = len(mode)
        begin = self.q("begin") + chosen(self.q("left"), batch["left"]) + chosen(self.q("first"), batch["first"])
        begin = begin + chosen(self.q("mode"), mode)
        heights = F.one_hot(F.pad(batch["height"], (1, 0))[around], HEIGHTS + 1)[:, :, 1:].flatten(1).float()
        first = heights @ self.q("heights").flatten(0, 1) + begin.index_select(0, owner)
        first = first + self.q("mine") * batch["mine"][:, None] + self.q("theirs") * batch["theirs"][:, None]
        first = clipped(first)
        second = clipped(Layer.apply(first, self.q("second"), around) + self.q("second_begin"))
        third = clipped(Layer.apply(second, self.q("third"), around) + self.q("third_begin") + first)
        pools = third.new_zeros(size * STACKS, CELL)
        pools = pools.index_add(0, owner * STACKS + batch["height"].clamp(max=STACKS - 1), third).view(size, -1) / FEWER
        traits = batch["traits"].new_zeros(size, TRAITS + 1).scatter_(1, batch["traits"], 1)[:, :-1].float()
        whole = clipped(pools @ self.q("whole").T + self.q("whole_begin") + traits @ self.q("traits"))
        brief = clipped(whole @ self.q("brief").T + self.q("brief_begin"))
        shares = torch.einsum("bsk,bk->bs", chosen(self.q("share"), mode), brief) + chosen(self.q("share_begin"), mode)
        sides = torch.where((mode == 0) | (mode == 3), 2, mode + 2)
        shares = shares.masked_fill(torch.arange(SEATS, device=mode.device)[None] >= sides[:, None], -30.0)

        steps = rounded(third @ self.q("step").T, ONE)
        steps = torch.cat([steps.new_zeros(1, MOVE), steps])
        known = steps.index_select(0, batch["under"].flatten()).view(size, MOVES, 4, MOVE).sum(2)
        kinds = batch["kinds"]
        known = clipped(known + chosen(self.q("kind"), kinds))
        outlook = whole @ self.q("outlook").T + self.q("outlook_begin")
        appeals = (known * chosen(self.q("appeal"), kinds)).sum(-1) + torch.gather(outlook, 1, kinds)
        return shares, appeals


def chosen(table, rows):
    """Rows of a small table, by a product: adding up what many share is slow on an accelerator otherwise."""
    return (F.one_hot(rows, len(table)).float() @ table.flatten(1)).view(*rows.shape, *table.shape[1:])


class Layer(torch.autograd.Function):
    """Cells and their neighbours; cells are counted from 1, at 0 is nothing. On the way back, too, every cell asks its
    neighbours: whoever is my third neighbour has me as its third but opposite."""

    OPPOSITE = [NEIGHBOURS.index((-a, -b)) for a, b in NEIGHBOURS]

    @staticmethod
    def forward(context, cells, weights, around):
        gathered = F.pad(cells, (0, 0, 1, 0))[around].flatten(1)
        context.save_for_backward(gathered, weights, around)
        return gathered @ weights.flatten(1).T

    @staticmethod
    def backward(context, slope):
        gathered, weights, around = context.saved_tensors
        by_weights = (slope.T @ gathered).view(weights.shape)
        back = F.pad(slope, (0, 0, 1, 0))[around[:, Layer.OPPOSITE]].flatten(1)
        return back @ weights.permute(1, 0, 2).flatten(0, 1), by_weights, None


def batch_of(records, turned):
    """Tensors of some records; `turned`: in one of the twelve ways each. Cells of all positions are in one list."""
    device, size = records.device, len(records)
    number = records.long()
    count = number[:, 2]
    present = torch.arange(CELLS, device=device)[None] < count[:, None]
    # Asked for once: a list of unknown length makes an accelerator wait.
    places = present.flatten().nonzero().squeeze(1)
    those = lambda numbers: numbers.flatten().index_select(0, places)
    part = lambda index: number[:, HEAD + index * CELLS : HEAD + (index + 1) * CELLS]
    a, b = part(0), part(1)
    if turned:
        turns = torch.randint(0, 12, (size, 1), device=device)
        swap = turns >= 6
        a, b = torch.where(swap, b, a), torch.where(swap, a, b)
        for turn in range(5):
            more = turns % 6 > turn
            a, b = torch.where(more, -b, a), torch.where(more, a + b, b)
    # Where each cell is in the list, counted from 1, on a grid that goes round.
    listed = (count.cumsum(0) - count)[:, None] + torch.arange(1, CELLS + 1, device=device)[None]
    listed = torch.where(present, listed, 0)
    grid = torch.zeros(size, GRID * GRID + 1, dtype=torch.long, device=device)
    grid.scatter_(1, torch.where(present, (a % GRID) * GRID + b % GRID, GRID * GRID), listed)
    beside = [((a + da) % GRID) * GRID + (b + db) % GRID for da, db in NEIGHBOURS]
    around = torch.stack([those(torch.gather(grid, 1, where)) for where in beside], 1)
    owner = places // CELLS
    low, high = number[:, AT_TRAITS:AT_KINDS:2], number[:, AT_TRAITS + 1 : AT_KINDS : 2]
    traits = low + 256 * high
    unwritten = torch.arange(TRAITS_WRITTEN, device=device)[None] >= number[:, 3:4]
    traits = traits.masked_fill(unwritten, TRAITS)
    under = torch.gather(F.pad(listed, (1, 0)), 1, number[:, AT_UNDER:RECORD]).view(size, MOVES, 4)
    tried = number[:, AT_TRIED:AT_UNDER].float()
    written = torch.arange(MOVES, device=device)[None] < number[:, 4:5]
    chosen = torch.arange(MOVES, device=device)[None] < number[:, 5:6]
    others = (number[:, 14] + 256 * number[:, 15]).float()
    shown = (number[:, 4] - number[:, 5]).float().clamp(min=1)
    # A move that was not tried stands for others that were left out.
    stands_for = torch.where(chosen, torch.zeros_like(tried), torch.log((others / shown).clamp(min=1))[:, None])
    return {
        "mode": number[:, 0], "left": number[:, 6], "first": number[:, 7].clamp(max=FIRSTS - 1),
        "owner": owner, "around": around, "height": those(part(2)),
        "mine": those(part(3)) / ONE, "theirs": those(part(4)) / ONE,
        "traits": traits, "under": under, "kinds": number[:, AT_KINDS:AT_TRIED],
        "shares": number[:, 8:12].float() / 12, "labelled": (number[:, 12] > 0).float(),
        "tried": tried / tried.sum(1, keepdim=True).clamp(min=1), "has_moves": (number[:, 5] > 0).float(),
        "written": written, "stands_for": stands_for, "laid": number[:, 13],
    }


def losses(net, batch):
    shares, appeals = net(batch)
    value = -(batch["shares"] * F.log_softmax(shares, 1)).sum(1)
    appeals = (appeals + batch["stands_for"]).masked_fill(~batch["written"], -30.0)
    policy = -(batch["tried"] * F.log_softmax(appeals, 1)).sum(1)
    return value, policy


def mean(numbers, weights):
    return (numbers * weights).sum() / weights.sum().clamp(min=1)


class Data:
    """All positions of some folders, which may still be written to. Of each file's first hundred thousand positions one
    in thirty is kept apart, about a game together."""

    def __init__(self, folders, device):
        self.folders, self.device, self.read = folders, device, {}
        self.kept, self.apart = [[], []], [[], []]

    def look(self):
        """Reads what has been written since the last time."""
        for folder in self.folders:
            for path in sorted(pathlib.Path(folder).glob("*.positions")):
                begin = self.read.get(path, 0)
                with path.open("rb") as file:
                    file.seek(begin)
                    more = file.read()
                more = more[: len(more) // RECORD * RECORD]
                self.read[path] = begin + len(more)
                if more:
                    self.take(begin, torch.frombuffer(bytearray(more), dtype=torch.uint8).view(-1, RECORD))

    def take(self, begin, records):
        index = torch.arange(len(records)) + begin // RECORD
        apart = (index // 14 % 30 == 7) & (index < 100_000)
        for low in (0, 1):
            mine = records[:, 1] == low
            for where, which in ((self.kept, mine & ~apart), (self.apart, mine & apart)):
                where[low] = [torch.cat([*where[low], records[which].to(self.device)])]

    def ready(self, low):
        return bool(self.kept[low]) and len(self.kept[low][0]) > 0


def train(nets, data, seconds, batch_size, rate, out):
    optimisers = [torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-2) for net in nets]
    averages = [copy.deepcopy(net).requires_grad_(False) for net in nets]
    begun, steps, told, looked = time.time(), 0, time.time(), time.time()
    while (done := (time.time() - begun) / seconds) < 1:
        if time.time() - looked > LOOK and done < 0.85:
            data.look()
            looked = time.time()
        # Seven of ten steps are for the highest level first.
        low = int(steps % 10 >= 7 and data.ready(1))
        if not data.ready(low):
            time.sleep(1)
            data.look()
            continue
        net, optimiser, kept = nets[low], optimisers[low], data.kept[low][0]
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (steps + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * min(done, 1.0)))
        batch = batch_of(kept[torch.randint(0, len(kept), (batch_size,), device=kept.device)], True)
        value, policy = losses(net, batch)
        value, policy = mean(value, batch["labelled"]), mean(policy, batch["has_moves"])
        loss = 2 * value + 0.5 * policy
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        net.clamp_weights()
        for average, now in zip(averages[low].parameters(), net.parameters()):
            average.lerp_(now.detach(), 1 - AVERAGED)
        steps += 1
        if time.time() - told > seconds / 6:
            told = time.time()
            print(f"  {told - begun:.0f} s, {steps} steps, value {value.item():.3f}, moves {policy.item():.3f}", flush=True)
            report(averages, data, out)
    print(f"{steps} steps", flush=True)
    report(averages, data, out)


def report(nets, data, out):
    """What has been learned so far, and the nets as they are now."""
    for low, net in enumerate(nets):
        print(f"{'lowest' if low else 'highest'} first: {sum(map(len, data.kept[low]))} positions", flush=True)
        if data.apart[low] and len(data.apart[low][0]):
            examine(net, data.apart[low][0])
    save(nets, out, [apart[0] if apart else None for apart in data.apart])


@torch.no_grad()
def examine(net, apart):
    """Cross-entropies on positions that were kept apart, by tiles laid (two seats), and by mode."""
    value, policy, laid, mode, labelled, moves = [], [], [], [], [], []
    for chunk in apart.split(2048):
        batch = batch_of(chunk, False)
        v, p = losses(net, batch)
        for column, more in zip((value, policy, laid, mode, labelled, moves),
                                (v, p, batch["laid"], batch["mode"], batch["labelled"], batch["has_moves"])):
            column.append(more)
    value, policy, laid, mode, labelled, moves = map(torch.cat, (value, policy, laid, mode, labelled, moves))
    print(f"  apart: value {mean(value, labelled):.4f}, moves {mean(policy, moves):.4f}")
    print("  by mode: " + " ".join(f"{mean(value, labelled * (mode == m)):.3f}" for m in range(MODES)))
    two = [mean(value, labelled * ((mode == 0) & (laid == n))) for n in range(13)]
    print("  two seats by tiles laid: " + " ".join(f"{number:.3f}" for number in two), flush=True)


def order(net):
    """The weights in the order in which net.rs reads them, and whether they are small (a byte) or wide (two)."""
    for name in ("heights", "left", "first", "mode"):
        yield getattr(net, name), PARTS if name in Net.WEIGHTS else ONE
    for name in ("mine", "theirs", "begin", "second", "second_begin", "third", "third_begin", "traits",
                 "whole", "whole_begin", "brief", "brief_begin"):
        yield getattr(net, name), PARTS if name in Net.WEIGHTS else ONE
    for mode in range(MODES):
        yield net.share[mode], PARTS
        yield net.share_begin[mode], ONE
    for name in ("step", "kind", "appeal", "outlook", "outlook_begin"):
        yield getattr(net, name), PARTS if name in Net.WEIGHTS else ONE


def written(net):
    """The weights as whole numbers."""
    out = bytearray()
    for tensor, parts in order(net):
        most, code = (127, "b") if parts == PARTS else (32000, "h")
        numbers = torch.round(tensor.detach().cpu().double() * parts).clamp(-most, most).long().flatten().tolist()
        out.extend(struct.pack(f"<{len(numbers)}{code}", *numbers))
    return bytes(out)


@torch.no_grad()
def read_net(path):
    """Nets as they were written."""
    body, nets, at = path.read_bytes()[12:], [], 0
    for _ in range(2):
        net = Net()
        for tensor, parts in order(net):
            code, size = ("b", 1) if parts == PARTS else ("h", 2)
            numbers = struct.unpack_from(f"<{tensor.numel()}{code}", body, at)
            at += size * tensor.numel()
            tensor.copy_(torch.tensor(numbers, dtype=torch.float32).view(tensor.shape) / parts)
        nets.append(net)
    return nets


def save(nets, folder, apart):
    folder.mkdir(parents=True, exist_ok=True)
    body = b"".join(written(net) for net in nets)
    total = 0
    for byte in body:
        total = (total * 31 + byte) & 0xFFFFFFFF
    # Whoever plays with the newest net never finds half of one.
    (folder / "net.tmp").write_bytes(b"SVNNET01" + struct.pack("<I", total) + body)
    (folder / "net.tmp").replace(folder / "net.bin")
    # Some positions with what the net says of them, for the player's own tests.
    sample = bytearray()
    for net, records in zip(nets, apart):
        if records is None or not len(records):
            continue
        records = records[:: max(1, len(records) // 16)][:16]
        with torch.no_grad():
            shares, appeals = net(batch_of(records, False))
        for record, share, appeal in zip(records.cpu(), shares.softmax(1).cpu(), appeals.cpu()):
            sample.extend(bytes(record.tolist()) + struct.pack("<52f", *share.tolist(), *appeal.tolist()))
    (folder / "sample.bin").write_bytes(bytes(sample))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", nargs="+", required=True)
    parser.add_argument("--out", required=True, type=pathlib.Path)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--start", type=pathlib.Path)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = Data(arguments.data, device)
    data.look()
    print(f"{[sum(map(len, kept)) for kept in data.kept]} positions to begin with, on {device}", flush=True)
    start = read_net(arguments.start / "net.bin") if arguments.start else [Net(), Net()]
    nets = [net.to(device) for net in start]
    train(nets, data, arguments.seconds, arguments.batch, arguments.rate, arguments.out)


if __name__ == "__main__":
    main()
