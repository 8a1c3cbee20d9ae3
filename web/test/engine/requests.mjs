// Hundreds of requests of all games, each with one answer: nothing here depends on how fast a machine is.
const SAMPLES = 8;
// Players that think, with as much work as they are given here: so many plies or play-outs, never seconds.
const THINKING = { alphabeta: "alphabeta:depth=3", mcts: "mcts:playouts=40", rollout: "rollout:playouts=8" };
// Players that ask for the truth are asked where it is found by the book or a complete search, not within a time.
const KNOWING = {
  perfect: ["", "0.0.1.0.2.0.20/0.1.0.0.3.1.20 1", "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1"],
  expert: ["", "M2/1L1/s1l 1"],
};

function* ofGame(game, samples) {
  const at = { game: game.name, rules: "", position: "", moves: [], seed: 7 };
  const quick = game.players.map((p) => p.name).filter((p) => !(p in THINKING) && !(p in KNOWING));
  yield ["position", { ...at, scene: true }];
  yield ["position", { ...at, position: "nonsense" }];
  yield ["position", { ...at, rules: "nonsense=1" }];
  yield ["players", { game: game.name }];
  yield ["edit", { ...at, place: "", piece: "", see_all: true }];
  for (const player of quick) yield ["check", { game: game.name, rules: "", player }];
  for (const position of ["", ...samples]) {
    const here = { ...at, position };
    yield ["position", { ...here, scene: true }];
    yield ["position", { ...here, scene: true, viewer: 2 }];
    yield ["features", here];
    for (const player of quick) yield ["advise", { ...here, player }];
    yield ["advise", { ...here, player: quick[0], whole_turn: true }];
    yield ["trace", { ...here, player: quick[0] }];
    yield ["trace", { ...here, player: quick[0], walk: true }];
    yield ["advise", { ...here, player: "nobody" }];
  }
  for (const { name, text } of game.texts.slice(0, 3)) {
    yield ["check", { game: game.name, rules: "", player: text }];
    for (const position of samples.slice(0, 4)) yield ["advise", { ...at, position, player: text }];
    yield ["check", { game: game.name, rules: "", player: `${text}\nrule nonsense` }];
    yield ["check", { game: game.name, rules: "", player: name }];
  }
}

// What a search finds in so many nodes or play-outs, and what players do that search.
function* deep(game, samples) {
  const at = { game: game.name, rules: "", position: "", moves: [], seed: 7 };
  for (const { name } of game.players) {
    if (name in THINKING)
      for (const position of samples.slice(0, 4)) yield ["advise", { ...at, position, player: THINKING[name] }];
    for (const position of KNOWING[name] ?? []) yield ["advise", { ...at, position, player: name }];
  }
  if (["exodia", "pokemon"].includes(game.name))
    for (const position of samples.slice(0, 3)) yield ["truth", { ...at, position, all: true, playouts: 60 }];
  if (game.name === "bantumi")
    for (const position of ["0.0.1.0.2.0.20/0.1.0.0.3.1.20 1", "1.5.6.1.0.0.11/0.3.0.0.1.1.19 1", ""])
      yield ["truth", { ...at, position, all: true }];
  if (game.name === "gobblet")
    for (const position of ["M2/1L1/s1l 1", ""]) yield ["truth", { ...at, position, all: position !== "", seconds: 9 }];
  if (game.name === "congklak") yield ["truth", { ...at, position: "0.0.0.0.0.1.2.46/0.0.1.0.0.0.1.47 1", all: true }];
}

export async function* requests(ask) {
  const { games } = JSON.parse((await ask("GET", "games")).document);
  for (const game of games) {
    const wish = { game: game.name, rules: "", seed: 3, first: 0, positions: SAMPLES };
    yield ["samples", wish];
    const { positions } = JSON.parse((await ask("samples", wish)).document);
    const { texts } = JSON.parse((await ask("players", { game: game.name })).document);
    yield* ofGame({ ...game, texts }, positions);
    yield* deep(game, positions);
    const [a, b] = [game.default_player, game.solitaire ? game.default_player : "random"];
    if (!game.solitaire)
      yield [
        "record",
        {
          game: game.name,
          rules: "",
          position: "",
          players: [a, b],
          seed: 5,
          openings: 2,
          opening_draw: "walk",
          pair: 1,
        },
      ];
  }
  yield ["advise", "not json"];
  yield ["advise", { game: "nothing" }];
  yield ["nothing", {}];
}

// Jobs that take a second or so.
export function* jobs(games) {
  for (const game of games) {
    const at = { game: game.name, rules: "", position: "", seed: 5 };
    const { default_player: player } = game;
    if (game.solitaire) yield ["match", { ...at, players: [player], runs: 60 }];
    else yield ["match", { ...at, players: [player, "random"], games: 40 }];
    yield ["counterexamples", { game: game.name, player, positions: 6, seed: 2, nodes: 20000, playouts: 60 }];
  }
  yield ["quality", { game: "bantumi", rules: "pits=3,seeds=2", player: "paper", positions: 40, seed: 3 }];
  yield [
    "compare",
    {
      game: "bantumi",
      rules: "pits=3,seeds=2",
      players: ["paper", "random"],
      positions: 40,
      judged: 10,
      seed: 1,
      top: 5,
      nodes: 20000,
    },
  ];
  yield [
    "tune",
    { game: "bantumi", rules: "pits=3,seeds=2", player: "paper", trials: 4, games: 20, holdout: 20, seed: 3 },
  ];
  yield ["report", { game: "bantumi", rules: "pits=3,seeds=2", player: "paper", seed: 3, quick: true }];
}
