const { FlatFile, Server } = require('boardgame.io/server');
const line = (cells, column, row, dx, dy, who) => {
  let n = 0;
  for (let x = column + dx, y = row + dy; x >= 0 && x < 7 && y >= 0 && y < 6 && cells[x][y] === who; x += dx, y += dy) n++;
  return n;
};
const four = (cells, column, row, who) => [[1, 0], [0, 1], [1, 1], [1, -1]].some(
  ([dx, dy]) => line(cells, column, row, dx, dy, who) + line(cells, column, row, -dx, -dy, who) >= 3);
const ConnectFour = {
  name: 'connect-four',
  setup: () => ({ cells: Array.from({ length: 7 }, () => []), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      if (!(column >= 0 && column < 7) || G.cells[column].length >= 6) return 'INVALID_MOVE';
      G.cells[column].push(playerID);
      G.last = [column, G.cells[column].length - 1, playerID];
    },
  },
  endIf: ({ G }) => {
    if (!G.last) return;
    const [column, row, who] = G.last;
    if (four(G.cells, column, row, who)) return { winner: who };
    if (G.cells.every((c) => c.length === 6)) return { draw: true };
  },
};
const [port, rest, dir] = process.argv.slice(2);
const db = dir ? new FlatFile({ dir }) : undefined; // without a folder: in memory, its default
const server = Server({ games: [ConnectFour], origins: ['*'], db });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(rest) } });
