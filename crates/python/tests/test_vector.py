"""Many games at once."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from conftest import LONG, every_table, name_of

from sevenfold import Encoding, Game, Vector

TABLES = every_table()
IDS = [name_of(game) for game in TABLES]


def legal(vector: Vector, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal move in every game."""
    chances = dice.random(vector.masks.shape, dtype=np.float32) * vector.masks
    return np.asarray(chances.argmax(axis=1), np.int64)


def played(vector: Vector, steps: int, seed: int = 1) -> Iterator[npt.NDArray[np.int64]]:
    dice = np.random.default_rng(seed)
    for _ in range(steps):
        moves = legal(vector, dice)
        vector.step(moves)
        yield moves


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_row_is_what_the_seat_sees(game: Game) -> None:
    encoding, vector = Encoding(game), Vector(game, 3)
    assert (vector.size, vector.moves) == (encoding.size, encoding.moves)
    vector.reset([5, "0" * 63 + "6", bytes(31) + b"\x07"])
    states = [game.start(seed=seed) for seed in (5, 6, 7)]
    dice = np.random.default_rng(1)
    for _ in range(40):
        moves = legal(vector, dice)
        for row, state in enumerate(states):
            while state.chance:
                state.draw()
            seat = (state.must or state.asked)[0]
            assert vector.seats[row] == seat - 1
            assert np.array_equal(vector.observations[row] * encoding.scales(), encoding.observe(state, seat))
            assert np.array_equal(vector.masks[row], encoding.mask(state, seat))
            state.play(encoding.text(int(moves[row])), seat)
        vector.step(moves)
        if any(state.over for state in states):
            break


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_twins_are_equal_bytes(game: Game) -> None:
    encoding, state = Encoding(game), game.start(seed=3)
    while state.chance:
        state.draw()
    for seat in range(1, game.seats + 1):
        twins = [state.imagine(seat, seed=seed) for seed in range(3)]
        assert {encoding.observe(twin, seat).tobytes() for twin in [state, *twins]} == {
            encoding.observe(state, seat).tobytes()
        }


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_a_view_as_data_is_the_view(game: Game) -> None:
    encoding, state = Encoding(game), game.start(seed=3)
    while state.chance:
        state.draw()
    for seat in range(1, game.seats + 1):
        assert np.array_equal(encoding.observe_view(state.view(seat)), encoding.observe(state, seat))
    wrong: list[Any] = [{}, {"viewer": 7}, None, [], "view"]
    for nonsense in wrong:
        with pytest.raises((ValueError, TypeError)):
            encoding.observe_view(nonsense)


def test_arrays_are_the_callers_and_are_written_in_place() -> None:
    game = Game("sieben", seats=3)
    encoding = Encoding(game)
    observations = np.zeros((4, encoding.size), np.uint8)
    masks = np.zeros((4, encoding.moves), np.uint8)
    vector = Vector(game, 4, observations=observations, masks=masks)
    vector.reset(1)
    before = observations.copy()
    assert before.any() and vector.observations is observations and vector.masks is masks
    for _ in played(vector, 3):
        pass
    assert not np.array_equal(before, observations)


def test_games_that_end_begin_anew_and_rewards_add_up_to_nothing() -> None:
    vector = Vector(Game("sieben", seats=3), 16)
    vector.reset(0)
    ended, seen = 0, set()
    for _ in played(vector, 1500):
        assert vector.masks.any(axis=1).all()
        ended += int(vector.dones.sum())
        assert np.allclose(vector.rewards.sum(axis=1), 0, atol=1e-5)
        assert not vector.rewards[vector.dones == 0].any()
        for row in np.flatnonzero(vector.dones):
            seen.add(vector.observations[row].tobytes())
    assert ended > 16 and len(seen) > ended / 2, "each new game has another deal"


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_equal_seeds_on_any_number_of_threads(game: Game) -> None:
    one, two = Vector(game, 9), Vector(game, 9, threads=4)
    one.reset(3)
    two.reset(3)
    for moves in played(one, 30):
        two.step(moves)
        for here, there in zip(arrays(one), arrays(two), strict=True):
            assert np.array_equal(here, there)
    assert one.save() == two.save()


def arrays(vector: Vector) -> list[npt.NDArray[Any]]:
    return [vector.observations, vector.masks, vector.seats, vector.rewards, vector.dones]


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_games_are_saved_and_restored(game: Game) -> None:
    vector, other = Vector(game, 4), Vector(game, 4)
    vector.reset(7)
    for _ in played(vector, 20):
        pass
    saved = vector.save()
    copies = [array.copy() for array in arrays(vector)[:3]]
    after = [moves.tolist() for moves in played(vector, 20, seed=2)]
    other.restore(saved)
    for here, there in zip(copies, arrays(other), strict=False):
        assert np.array_equal(here, there)
    assert [moves.tolist() for moves in played(other, 20, seed=2)] == after
    assert other.save() == vector.save()


def test_wrong_moves_shapes_and_types_are_refused_and_change_nothing() -> None:
    game = Game("sieben", seats=3)
    vector = Vector(game, 2)
    vector.reset(1)
    before = vector.save()
    wrong: list[Any] = [
        np.array([0, 10**6]),
        np.array([-1, -1]),
        np.array([0]),
        np.zeros((2, 2), np.int64),
        vector.sample(1).astype(np.float64),
        np.ones(2, np.bool_),
        np.full(2, 2**64 - 1, np.uint64),
        np.zeros(4, np.int64)[::2] - 1,
        [-1, -1],
        [[0], [1]],
        [0, [1]],
        None,
        "moves",
    ]
    for moves in wrong:
        with pytest.raises((ValueError, TypeError)):
            vector.step(moves)
    for saved in [b"", before[:-1], before + b"x"]:
        with pytest.raises(ValueError):
            vector.restore(saved)
    for seeds in ["x", [1], [1, 2, 3], -1, 1.5, [None, None], object()]:
        with pytest.raises((ValueError, TypeError)):
            vector.reset(seeds)  # type: ignore[arg-type]
    assert vector.save() == before
    read_only = np.zeros((2, vector.size), np.uint8)
    read_only.flags.writeable = False
    shapes: list[dict[str, Any]] = [
        {"observations": np.zeros((2, 3), np.uint8)},
        {"observations": np.zeros((1, 2 * vector.size), np.uint8)},
        {"observations": np.zeros((2, vector.size), np.float32)},
        {"observations": np.zeros((4, vector.size), np.uint8)[::2]},
        {"observations": read_only},
        {"observations": [[0] * vector.size] * 2},
        {"masks": np.zeros((2, 1), np.uint8)},
        {"seats": np.zeros(3, np.int32)},
        {"rewards": np.zeros((2, 2), np.float32)},
        {"dones": np.zeros(2, np.bool_)},
    ]
    for given in shapes:
        # Whoever gave the wrong array is told what it has to be; who gave one that cannot be written into hears that.
        told = "writeable|must be an array of|rows one after the other"
        with pytest.raises((ValueError, TypeError), match=told):
            Vector(game, 2, **given)
    for count in (0, -1, 10**9):
        with pytest.raises((ValueError, OverflowError)):
            Vector(game, count)
        with pytest.raises((ValueError, OverflowError)):
            Vector(game, 2, threads=count)


def test_moves_may_be_any_whole_numbers() -> None:
    vector = Vector(Game("sieben", seats=3), 4)
    vector.reset(1)
    before, moves = vector.save(), vector.sample(1)
    vector.step(moves)
    after = vector.save()
    strided = np.repeat(moves, 2)[::2]
    for same in (moves.tolist(), tuple(moves), moves.astype(np.int32), moves.astype(np.uint16), strided):
        vector.restore(before)
        vector.step(same)
        assert vector.save() == after


@pytest.mark.parametrize("game", TABLES, ids=IDS)
def test_moves_are_drawn_from_the_masks(game: Game) -> None:
    one, four = Vector(game, 9), Vector(game, 9, threads=4)
    for vector in (one, four):
        vector.reset(2)
    for turn in range(30):
        moves = one.sample(turn)
        assert one.masks[np.arange(9), moves].all() and np.array_equal(moves, four.sample(turn))
        one.step(moves)
        four.step(moves)


def test_every_legal_move_is_drawn_as_often() -> None:
    vector = Vector(Game("sieben", seats=3), 1)
    vector.reset(2)
    legal = np.flatnonzero(vector.masks[0])
    drawn = np.array([int(vector.sample(seed)[0]) for seed in range(2_000)])
    counts = [int((drawn == move).sum()) for move in legal]
    assert len(counts) > 1 and sum(counts) == 2_000 and min(counts) > 0.8 * 2_000 / len(counts)
    vector.masks[0, legal[1:]] = 0
    assert vector.sample(1).tolist() == [legal[0]]
    vector.masks[:] = 0
    with pytest.raises(ValueError, match="game 0"):
        vector.sample(1)


def test_a_vector_says_what_it_is() -> None:
    game = Game("sieben", seats=3)
    vector = Vector(game, 5, threads=2)
    assert vector.game == game and vector.threads == 2 and len(vector) == 5
    assert repr(vector).startswith("<5 games of sieben, 3 seats")


def test_an_array_cannot_be_two_things_at_once() -> None:
    game = Game("sieben", seats=3)
    both = np.zeros(2, np.int32)
    shared = np.zeros((2, 3), np.float32)
    Vector(game, 2, seats=both, rewards=shared)
    encoding = Encoding(game)
    observations = np.zeros((3, encoding.size), np.uint8)
    with pytest.raises((ValueError, TypeError, RuntimeError)):
        Vector(game, 3, observations=observations, masks=observations[:, : encoding.moves])


def test_arrays_that_change_under_the_games_are_refused() -> None:
    vector = Vector(Game("sieben", seats=3), 2)
    vector.reset(1)
    moves = legal(vector, np.random.default_rng(1))
    before = vector.save()
    vector.masks.flags.writeable = False
    with pytest.raises((ValueError, TypeError)):
        vector.step(moves)
    vector.masks.flags.writeable = True
    vector.rewards.resize((1, 2), refcheck=False)
    with pytest.raises(ValueError, match="rewards"):
        vector.step(moves)
    vector.rewards.resize((2, 3), refcheck=False)
    assert vector.save() == before
    vector.step(moves)
    assert vector.save() != before


def test_arrays_outlive_their_games_and_games_their_arrays() -> None:
    game = Game("sieben", seats=3)
    observations = np.zeros((2, Encoding(game).size), np.uint8)
    vector = Vector(game, 2, observations=observations)
    vector.reset(1)
    seen, kept = observations.copy(), vector.masks
    del observations
    gc.collect()
    vector.step(legal(vector, np.random.default_rng(1)))
    assert not np.array_equal(vector.observations, seen)
    del vector
    gc.collect()
    assert kept.any(axis=1).all()


def test_many_threads_may_step_one_vector() -> None:
    vector = Vector(Game("sieben", seats=3), 8, threads=2)
    vector.reset(1)
    unexpected: list[BaseException] = []

    def work(seed: int) -> None:
        dice = np.random.default_rng(seed)
        for _ in range(50):
            try:
                vector.step(legal(vector, dice))
            except (ValueError, TypeError):
                # Another thread has moved on, or the arrays are in use.
                continue
            except BaseException as error:
                unexpected.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not unexpected
    again = Vector(Game("sieben", seats=3), 8)
    again.restore(vector.save())
    assert again.save() == vector.save()


def memory() -> int:
    """Kilobytes that this process holds."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4


def test_memory_stays_flat() -> None:
    vector = Vector(Game("sieben", seats=3), 64, threads=2)
    vector.reset(1)
    steps = 16_000 if LONG else 400
    for _ in played(vector, steps // 4):
        pass
    before = memory()
    for _ in played(vector, steps, seed=2):
        pass
    assert memory() - before < 8_000


def test_moves_and_numbers_are_inverse() -> None:
    for game in TABLES:
        encoding = Encoding(game)
        step = 1 if LONG else 37
        for number in range(0, encoding.moves, step):
            assert encoding.number(encoding.text(number)) == number
        assert encoding.number("dance") is None
        with pytest.raises(ValueError):
            encoding.text(encoding.moves)


def test_every_number_of_an_observation_is_documented() -> None:
    for game in TABLES:
        encoding = Encoding(game)
        told = np.zeros(encoding.size, bool)
        for path, at, size, meaning in encoding.parts():
            assert path and meaning
            told[at : at + size] = True
        assert told.all()
