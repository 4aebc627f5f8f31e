// A bot that joins a table by its code and answers without a plan: node bot.ts http://127.0.0.1:8321 KVLT [name]
const [address, code, name = "Random Rik"] = process.argv.slice(2);
let token = "", sent = 0, answered = -1, text = "";
const call = (path: string, body?: object) => fetch(`${address}/api/${path}`, {
  ...(body && { method: "POST", body: JSON.stringify(body) }),
  ...(token && { headers: { Authorization: `Bearer ${token}` } }),
});
const any = (row: any[]) => row[Math.floor(Math.random() * row.length)];

function value(field: any, wanted: number = field.least): unknown {
  if (field.type === "amount") return any([field.low, field.high]);
  if (field.type !== "kinds") return any(field.names ?? field.seats);
  return field.available.map((count: number) => [Math.min(count, wanted), (wanted -= Math.min(count, wanted))][0]);
}

const { table } = await (await call(`codes/${code}`)).json();
({ token } = await (await call(`tables/${table}/join`, { name })).json());
const command = (what: object) => call(`tables/${table}/commands`, { id: `${sent++}`, ...what });
await command({ type: "ready" });
for await (const chunk of (await call(`tables/${table}/stream`)).body!.pipeThrough(new TextDecoderStream())) {
  const lines = (text + chunk).split("\n");
  text = lines.pop()!;
  for (const { table: seen, match } of lines.map((line) => JSON.parse(line))) {
    if (match?.prompt?.number > answered) {
      answered = match.prompt.number;
      const { action: type, fields } = any(match.prompt.choices);
      const values = Object.entries(fields).map(([key, field]) => [key, value(field)]);
      await command({ type: "answer", prompt: answered, action: { type, ...Object.fromEntries(values) } });
    } else if (["finished", "closed"].includes(seen?.phase)) {
      console.log(`${name} answered ${answered + 1} questions.`);
      process.exit();
    }
  }
}
