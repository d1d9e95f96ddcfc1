#!/usr/bin/env python3
"""Trains SEVEN's nets on positions that `seven_games` wrote, and writes them as whole numbers.

    python3 training/train.py --data FOLDER [FOLDER ...] --out FOLDER [--seconds 120] [--seed 7] [--start FOLDER]

Needs PyTorch; uses an accelerator where there is one. `training/README.md` says what the files hold.
"""

import argparse
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

    def kernel(self, weights):
        kernel = weights.new_zeros(weights.shape[0], weights.shape[2], 3, 3)
        for place, (a, b) in enumerate(NEIGHBOURS):
            kernel[:, :, a + 1, b + 1] = weights[:, place]
        return kernel

    def layer(self, name, cells):
        cells = F.pad(cells, (1, 1, 1, 1), mode="circular")
        return F.conv2d(cells, self.kernel(self.q(name)), self.q(name + "_begin"))

    def forward(self, batch):
        mask, mode = batch["mask"], batch["mode"]
        heights = self.q("heights").permute(2, 0, 1)  # cell, around, height
        begin = self.q("begin") + self.q("left")[batch["left"]] + self.q("first")[batch["first"]]
        begin = begin + self.q("mode")[mode]
        stacks = F.pad(batch["heights"], (1, 1, 1, 1), mode="circular")
        first = F.conv2d(stacks, self.kernel(heights)) + begin[:, :, None, None]
        first = first + self.q("mine")[:, None, None] * batch["mine"] + self.q("theirs")[:, None, None] * batch["theirs"]
        first = clipped(first) * mask
        second = clipped(self.layer("second", first)) * mask
        third = clipped(self.layer("third", second) + first) * mask
        pools = torch.einsum("bcxy,bsxy->bsc", third, batch["stacks"]).flatten(1) / FEWER
        traits = F.embedding_bag(batch["traits"], torch.cat([self.q("traits"), self.traits.new_zeros(1, WHOLE)]), mode="sum")
        whole = clipped(pools @ self.q("whole").T + self.q("whole_begin") + traits)
        brief = clipped(whole @ self.q("brief").T + self.q("brief_begin"))
        shares = torch.einsum("bsk,bk->bs", self.q("share")[mode], brief) + self.q("share_begin")[mode]
        sides = torch.where((mode == 0) | (mode == 3), 2, mode + 2)
        shares = shares.masked_fill(torch.arange(SEATS, device=mode.device)[None] >= sides[:, None], -30.0)

        steps = torch.einsum("bcxy,mc->bxym", third, self.q("step")).flatten(1, 2)
        steps = torch.cat([steps, steps.new_zeros(len(steps), 1, MOVE)], 1)
        under = batch["under"]  # moves x 4, places in the grid
        known = torch.gather(steps, 1, under.flatten(1)[:, :, None].expand(-1, -1, MOVE))
        known = rounded(known, ONE).view(len(steps), MOVES, 4, MOVE).sum(2)
        kinds = batch["kinds"]
        known = clipped(known + self.q("kind")[kinds])
        outlook = whole @ self.q("outlook").T + self.q("outlook_begin")
        appeals = (known * self.q("appeal")[kinds]).sum(-1) + torch.gather(outlook, 1, kinds)
        return shares, appeals


def batch_of(records, turned):
    """Tensors of some records; `turned`: in one of the twelve ways each."""
    device, size = records.device, len(records)
    number = records.long()
    count = number[:, 2]
    present = torch.arange(CELLS, device=device)[None] < count[:, None]
    part = lambda index: number[:, HEAD + index * CELLS : HEAD + (index + 1) * CELLS]
    a, b = part(0), part(1)
    if turned:
        turns = torch.randint(0, 12, (size, 1), device=device)
        swap = turns >= 6
        a, b = torch.where(swap, b, a), torch.where(swap, a, b)
        for turn in range(5):
            more = turns % 6 > turn
            a, b = torch.where(more, -b, a), torch.where(more, a + b, b)
    place = (a % GRID) * GRID + b % GRID
    place = torch.where(present, place, GRID * GRID)

    def grid(values):
        flat = torch.zeros(size, GRID * GRID + 1, device=device)
        flat.scatter_(1, place, values.float())
        return flat[:, :-1].view(size, 1, GRID, GRID)

    height = grid(part(2))
    mask = grid(torch.ones_like(place))
    heights = torch.cat([(height == h).float() for h in range(1, HEIGHTS + 1)], 1)
    stacks = torch.cat([mask * (height == 0), heights[:, 0:1], heights[:, 1:2], heights[:, 2:].sum(1, keepdim=True)], 1)
    low, high = number[:, AT_TRAITS:AT_KINDS:2], number[:, AT_TRAITS + 1 : AT_KINDS : 2]
    traits = low + 256 * high
    unwritten = torch.arange(TRAITS_WRITTEN, device=device)[None] >= number[:, 3:4]
    traits = traits.masked_fill(unwritten, TRAITS)
    under = number[:, AT_UNDER:RECORD]
    places = torch.cat([torch.full((size, 1), GRID * GRID, device=device), place], 1)
    under = torch.gather(places, 1, under).view(size, MOVES, 4)
    tried = number[:, AT_TRIED:AT_UNDER].float()
    written = torch.arange(MOVES, device=device)[None] < number[:, 4:5]
    chosen = torch.arange(MOVES, device=device)[None] < number[:, 5:6]
    others = (number[:, 14] + 256 * number[:, 15]).float()
    shown = (number[:, 4] - number[:, 5]).float().clamp(min=1)
    # A move that was not tried stands for others that were left out.
    stands_for = torch.where(chosen, torch.zeros_like(tried), torch.log((others / shown).clamp(min=1))[:, None])
    return {
        "mode": number[:, 0], "left": number[:, 6], "first": number[:, 7].clamp(max=FIRSTS - 1),
        "mask": mask, "heights": heights, "stacks": stacks, "mine": grid(part(3)) / ONE, "theirs": grid(part(4)) / ONE,
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


def read(folders, device):
    """All positions; of each file the last ones apart."""
    kept, apart = [], []
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob("*.positions")):
            whole = torch.frombuffer(bytearray(path.read_bytes()), dtype=torch.uint8)
            whole = whole[: len(whole) // RECORD * RECORD].view(-1, RECORD)
            cut = len(whole) - min(len(whole) // 30, 3000)
            kept.append(whole[:cut])
            apart.append(whole[cut:])
    return torch.cat(kept).to(device), torch.cat(apart).to(device)


def train(net, kept, apart, seconds, batch_size, rate):
    device = kept.device
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    begun, steps = time.time(), 0
    total = [0.0, 0.0]
    told = begun
    while (done := (time.time() - begun) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * min(1.0, (steps + 1) / 100) * (0.5 + 0.5 * math.cos(math.pi * min(done, 1.0)))
        batch = batch_of(kept[torch.randint(0, len(kept), (batch_size,), device=device)], True)
        value, policy = losses(net, batch)
        value, policy = mean(value, batch["labelled"]), mean(policy, batch["has_moves"])
        loss = 2 * value + 0.5 * policy
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        net.clamp_weights()
        steps += 1
        if steps % 20 == 0:
            total = [0.9 * total[0] + 0.1 * value.item(), 0.9 * total[1] + 0.1 * policy.item()]
        if time.time() - told > seconds / 8:
            told = time.time()
            print(f"  {told - begun:.0f} s, {steps} steps, value {value.item():.3f}, moves {policy.item():.3f}", flush=True)
    examine(net, apart, steps)


@torch.no_grad()
def examine(net, apart, steps):
    """Cross-entropies on positions that were kept apart, by tiles laid (two seats), and by mode."""
    value, policy, laid, mode, labelled, moves = [], [], [], [], [], []
    for chunk in apart.split(2048):
        batch = batch_of(chunk, False)
        v, p = losses(net, batch)
        for column, more in zip((value, policy, laid, mode, labelled, moves),
                                (v, p, batch["laid"], batch["mode"], batch["labelled"], batch["has_moves"])):
            column.append(more)
    value, policy, laid, mode, labelled, moves = map(torch.cat, (value, policy, laid, mode, labelled, moves))
    print(f"  {steps} steps; apart: value {mean(value, labelled):.4f}, moves {mean(policy, moves):.4f}")
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
    (folder / "net.bin").write_bytes(b"SVNNET01" + struct.pack("<I", total) + body)
    # Some positions with what the net says of them, for the player's own tests.
    sample = bytearray()
    for net, records in zip(nets, apart):
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
    kept, apart = read(arguments.data, device)
    print(f"{len(kept)} positions, {len(apart)} apart, on {device}", flush=True)
    start = read_net(arguments.start / "net.bin") if arguments.start else [Net(), Net()]
    nets, aparts = [], []
    for low, share in ((0, 0.7), (1, 0.3)):
        net = start[low].to(device)
        mine, other = kept[kept[:, 1] == low], apart[apart[:, 1] == low]
        print(f"{'lowest' if low else 'highest'} first: {len(mine)} positions", flush=True)
        train(net, mine, other, arguments.seconds * share, arguments.batch, arguments.rate)
        nets.append(net)
        aparts.append(other)
    save(nets, arguments.out, aparts)


if __name__ == "__main__":
    main()
