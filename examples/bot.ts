// A bot that joins a table by its code and answers at random: node bot.ts http://127.0.0.1:8321 KVLT [name]
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

const [address, code, name = "Random Rik"] = process.argv.slice(2);
const headers: Record<string, string> = {};
const call = (path: string, body?: object) =>
  fetch(`${address}/api/${path}`, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) });

const { table } = await (await call(`codes/${code}`)).json();
const { token } = await (await call(`tables/${table}/join`, { name })).json();
headers.Authorization = `Bearer ${token}`;
let sent = 0, answered = -1;
const command = (what: object) => call(`tables/${table}/commands`, { id: `${sent++}`, ...what });
await command({ type: "ready" });
const stream = Readable.fromWeb((await call(`tables/${table}/stream`)).body as any);
for await (const line of createInterface({ input: stream })) {
  const { table: seen, match } = JSON.parse(line);
  if (["finished", "closed"].includes(seen?.phase)) break;
  if (!(match?.prompt?.number > answered)) continue;
  answered = match.prompt.number;
  await command({ type: "answer", prompt: answered, action: match.prompt.example });
}
console.log(`${name} answered ${answered + 1} questions.`);
process.exit();
