"""A network for RLlib that makes legal moves only. It needs PyTorch."""

from __future__ import annotations

from typing import Any

import torch
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule
from torch import nn


class MaskedModule(TorchRLModule, ValueFunctionAPI):
    """What a seat sees goes through hidden layers; one head says how likely every move is, one what the seat will win.

    RLlib's own networks know nothing of masks: a player that begins with random weights would hardly ever make a legal move.
    Here a move that is not legal has no chance, in play and in training alike. `model_config` may say how wide the layers
    are: `{"hidden": [128, 128]}`.
    """

    def setup(self) -> None:
        width = self.observation_space["observation"].shape[0]
        body: list[nn.Module] = []
        for hidden in self.model_config.get("hidden", [128]):
            body += [nn.Linear(width, hidden), nn.Tanh()]
            width = hidden
        self.body = nn.Sequential(*body)
        self.policy = nn.Linear(width, int(self.action_space.n))
        self.value = nn.Linear(width, 1)
        # All legal moves are as likely in the beginning, and nobody expects to win or to lose.
        for head in (self.policy, self.value):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def _forward(self, batch: dict[str, Any], **rest: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        embeddings = self.body(seen["observation"].float())
        # Finite, so that a row without any legal move (whoever is not asked at the end of a game) gives no NaN.
        forbidden = (seen["action_mask"] == 0).float() * -1e9
        return {Columns.EMBEDDINGS: embeddings, Columns.ACTION_DIST_INPUTS: self.policy(embeddings) + forbidden}

    def compute_values(self, batch: dict[str, Any], embeddings: Any | None = None) -> Any:
        if embeddings is None:
            embeddings = self.body(batch[Columns.OBS]["observation"].float())
        return self.value(embeddings).squeeze(-1)

    def worths(self, observation: Any) -> Any:
        """How much it likes every move where a seat sees this, legal or not."""
        with torch.no_grad():
            return self.policy(self.body(torch.as_tensor(observation).float())).numpy()
