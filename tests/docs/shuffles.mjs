// Makes every shuffle of recorded games again, by docs/reference/randomness.md and without the server's code.
//
//     node tests/docs/shuffles.mjs BOX.json GAME.json ...     a line of JSON for each record
//
// BOX.json: the components of the game as /api/games/GAME has them. Exit code 1 if a secret does not fit its
// commitment.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { commitmentOf, streamsOf } from "../../web/src/proof/streams.js";

const hashes = {
    sha256: (data) => new Uint8Array(createHash("sha256").update(data).digest()),
    hmac: (key, data) => new Uint8Array(createHmac("sha256", key).update(data).digest()),
};
const [, , boxFile, ...files] = process.argv;
const box = JSON.parse(readFileSync(boxFile, "utf8"));
const { dealOf } = await import(`../../web/src/games/${box.game}/deal/deal.js`);
for (const file of files) {
    const { game, options, seed } = JSON.parse(readFileSync(file, "utf8"));
    const { secret, entropies, commitment } = seed;
    const fits = commitmentOf(secret, hashes) === commitment;
    if (!fits) process.exitCode = 1;
    const draw = streamsOf(game, secret, entropies, hashes);
    const deal = dealOf(draw, { seats: entropies.length, options, box });
    console.log(JSON.stringify({ file, fits, deal }));
}
